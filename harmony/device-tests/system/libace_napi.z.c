// Stands in for HarmonyOS's library of this name: Node itself has its functions. Where the two systems differ, the
// functions here do as HarmonyOS does; the library under test calls them by these names.

typedef struct napi_env__ *napi_env;
typedef struct napi_value__ *napi_value;
typedef struct napi_ref__ *napi_ref;
typedef void napi_finalize(napi_env env, void *data, void *hint);

int napi_wrap(napi_env env, napi_value object, void *data, napi_finalize *finalize, void *hint, napi_ref *result);
int napi_reference_ref(napi_env env, napi_ref reference, unsigned int *count);

// HarmonyOS copies the description of a module; Node keeps the pointer, and the library has it on its stack. Node finds
// the module without it, by the name of an exported function.
void shim_module_register(void *module) { (void)module; }

// HarmonyOS gives a reference that counts one; Node, one that counts none.
int shim_wrap(napi_env env, napi_value object, void *data, napi_finalize *finalize, void *hint, napi_ref *result) {
  int status = napi_wrap(env, object, data, finalize, hint, result);
  if (status == 0 && result) {
    status = napi_reference_ref(env, *result, 0);
  }
  return status;
}
