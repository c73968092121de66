// Android's libdl.so for the device tests. It is also preloaded into the Java virtual machine.
//
// Android keeps each library to the libraries that it names. glibc would look through the whole process first and
// find its own functions there, some of which differ from those of the same name in libc.c. RTLD_DEEPBIND turns
// the order around.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

static int is_for_android(const char *file) {
  return file != NULL && (strstr(file, "libgomoku.so") != NULL || strstr(file, "libjnidispatch.so") != NULL);
}

void *dlopen(const char *file, int flags) {
  void *(*glibc_dlopen)(const char *, int) = dlsym(RTLD_NEXT, "dlopen");
  return glibc_dlopen(file, is_for_android(file) ? flags | RTLD_DEEPBIND : flags);
}
