// Android's liblog.so for the device tests: the system log on standard output, where the tests read it.

#include <stdio.h>

int __android_log_write(int priority, const char *tag, const char *text) {
  int written = printf("log %d %s: %s\n", priority, tag, text);
  fflush(stdout);
  return written;
}

int __android_log_buf_write(int buffer, int priority, const char *tag, const char *text) {
  (void)buffer;
  return __android_log_write(priority, tag, text);
}
