// Stands in for HarmonyOS's library of this name: Node itself has its functions, but for one. The library under test
// calls two of them by the names here.

#include <stddef.h>
#include <stdint.h>

typedef struct napi_env__ *napi_env;
typedef struct napi_value__ *napi_value;
typedef struct napi_callback_info__ *napi_callback_info;
typedef napi_value napi_callback(napi_env env, napi_callback_info info);

enum { NAPI_INVALID_ARG = 1 };

int napi_create_function(napi_env env, const char *name, size_t length, napi_callback *function, void *data,
                         napi_value *result);

// HarmonyOS copies the description of a module; Node keeps the pointer, and the library has it on its stack. Node finds
// the module without it, by the name of an exported function.
void shim_module_register(void *module) { (void)module; }

typedef struct napi_async_work__ *napi_async_work;

int napi_queue_async_work(napi_env env, napi_async_work work);

// Node knows no quality of service.
int napi_queue_async_work_with_qos(napi_env env, napi_async_work work, int qos) {
  (void)qos;
  return napi_queue_async_work(env, work);
}

#ifdef __aarch64__

int napi_get_cb_info(napi_env env, napi_callback_info info, size_t *count, napi_value *arguments, napi_value *self,
                     void **data);
int dprintf(int file, const char *format, ...);
_Noreturn void abort(void);

struct call {
  napi_callback *function;
  napi_value result;
};

typedef void Function(napi_env env, napi_callback_info info, struct call *call);

// In android/device-tests/registers/preserve.S.
uint32_t lost_registers(Function *function, napi_env env, napi_callback_info info, struct call *call);

static void carry_out(napi_env env, napi_callback_info info, struct call *call) {
  call->result = call->function(env, info);
}

// Node and its C library were made for Linux, where x18 is a register like any other.
enum { X18 = 1 };

// Ends the program when a call of the library changes a register that it has to leave alone: one that catches a panic
// must not either.
static napi_value checked(napi_env env, napi_callback_info info) {
  struct call call = {0};
  napi_get_cb_info(env, info, NULL, NULL, NULL, (void **)&call.function);
  uint32_t lost = lost_registers(carry_out, env, info, &call) & ~X18;
  if (lost != 0) {
    dprintf(2, "FAILED: registers lost over a call, x19 up as bits 1 to 10, d8 up as 16 to 23: %#x\n", lost);
    abort();
  }
  return call.result;
}

int shim_create_function(napi_env env, const char *name, size_t length, napi_callback *function, void *data,
                         napi_value *result) {
  if (data != NULL) {
    return NAPI_INVALID_ARG; // it is taken here
  }
  return napi_create_function(env, name, length, checked, (void *)function, result);
}

#else

int shim_create_function(napi_env env, const char *name, size_t length, napi_callback *function, void *data,
                         napi_value *result) {
  return napi_create_function(env, name, length, function, data, result);
}

#endif
