// HarmonyOS's system log, on standard error: `hilog <level> <tag>: <text>`.

#include <stdarg.h>

int dprintf(int file, const char *format, ...);

// The library under test has one format, "%{public}s".
int OH_LOG_Print(int kind, int level, unsigned int domain, const char *tag, const char *format, ...) {
  (void)kind;
  (void)domain;
  va_list arguments;
  va_start(arguments, format);
  int written = dprintf(2, "hilog %d %s: %s\n", level, tag, va_arg(arguments, const char *));
  va_end(arguments);
  return written;
}
