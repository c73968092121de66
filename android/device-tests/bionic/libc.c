// Android's libc.so for the device tests: what differs from the function of that name in glibc, or is not there.
// Everything else that an Android library calls it finds in glibc.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>
#include <unistd.h>

#undef errno

int *__errno(void) { return __errno_location(); }

// The array of stdin, stdout and stderr. JNA names it and prints to it only before it aborts.
char __sF[3 * 152];

int __system_property_get(const char *name, char *value) {
  (void)name;
  value[0] = '\0';
  return 0;
}

// POSIX's form; glibc's plain name is another function.
int strerror_r(int number, char *text, size_t size) {
  extern int __xpg_strerror_r(int, char *, size_t);
  return __xpg_strerror_r(number, text, size);
}

// The names are numbered in another way. Nothing but the size of a page is asked for.
long sysconf(int name) {
  enum { BIONIC_SC_PAGESIZE = 0x27, BIONIC_SC_PAGE_SIZE = 0x28 };
  if (name == BIONIC_SC_PAGESIZE || name == BIONIC_SC_PAGE_SIZE) {
    return getpagesize();
  }
  *__errno_location() = EINVAL;
  return -1;
}

// glibc's attributes take more room on arm64 than bionic's, so the caller's are left alone and each thread starts
// with the usual ones.
int pthread_attr_init(pthread_attr_t *attributes) {
  (void)attributes;
  return 0;
}

int pthread_attr_setstacksize(pthread_attr_t *attributes, size_t size) {
  (void)attributes;
  (void)size;
  return 0;
}

int pthread_attr_destroy(pthread_attr_t *attributes) {
  (void)attributes;
  return 0;
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
  (void)attributes;
  int (*glibc_pthread_create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *) =
      dlsym(RTLD_NEXT, "pthread_create");
  return glibc_pthread_create(thread, NULL, start, argument);
}
