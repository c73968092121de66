// Calls the arm64 library through UniFFI's C functions and looks at the processor's registers after a caught panic.
//
// usage: registers <libgomoku.so>

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// UniFFI's types, in the order of their fields in Rust.
typedef struct {
  uint64_t capacity;
  uint64_t length;
  uint8_t *data;
} RustBuffer;

typedef struct {
  int32_t length;
  const uint8_t *data;
} ForeignBytes;

typedef struct {
  int8_t code;
  RustBuffer error;
} RustCallStatus;

enum { SUCCESS = 0, PANIC = 2 };

// A structure of 24 bytes is passed by its address on arm64, so this is what panic_on_purpose looks like.
typedef void Function(uint64_t handle, RustBuffer *message, RustCallStatus *status);

uint32_t lost_registers(Function *function, uint64_t handle, RustBuffer *message, RustCallStatus *status);

static uint64_t (*session_in_memory)(RustCallStatus *);
static uint64_t (*clone_session)(uint64_t, RustCallStatus *);
static void (*free_session)(uint64_t, RustCallStatus *);
static RustBuffer (*session_snapshot)(uint64_t, RustCallStatus *);
static Function *panic_on_purpose;
static RustBuffer (*buffer_from_bytes)(ForeignBytes, RustCallStatus *);
static void (*buffer_free)(RustBuffer, RustCallStatus *);

static void require(int holds, const char *what) {
  if (!holds) {
    fprintf(stderr, "FAILED: %s\n", what);
    exit(1);
  }
}

static void *function(void *library, const char *name) {
  void *address = dlsym(library, name);
  require(address != NULL, name);
  return address;
}

static void bind(void *library) {
  session_in_memory = function(library, "uniffi_gomoku_uniffi_fn_constructor_session_in_memory");
  clone_session = function(library, "uniffi_gomoku_uniffi_fn_clone_session");
  free_session = function(library, "uniffi_gomoku_uniffi_fn_free_session");
  session_snapshot = function(library, "uniffi_gomoku_uniffi_fn_method_session_snapshot");
  panic_on_purpose = function(library, "uniffi_gomoku_uniffi_fn_method_session_panic_on_purpose");
  buffer_from_bytes = function(library, "ffi_gomoku_uniffi_rustbuffer_from_bytes");
  buffer_free = function(library, "ffi_gomoku_uniffi_rustbuffer_free");
}

// Each call of a method takes one handle with it.
static uint64_t handle_of(uint64_t session) {
  RustCallStatus status = {0};
  return clone_session(session, &status);
}

static uint32_t lost_over_a_panic(uint64_t session, const char *text) {
  RustCallStatus status = {0};
  ForeignBytes bytes = {(int32_t)strlen(text), (const uint8_t *)text};
  RustBuffer message = buffer_from_bytes(bytes, &status);
  uint32_t lost = lost_registers(panic_on_purpose, handle_of(session), &message, &status);
  require(status.code == PANIC, "the panic is reported as one");
  require(status.error.length == strlen(text), "its text has the right length");
  require(memcmp(status.error.data, text, strlen(text)) == 0, "its text arrives");
  RustCallStatus ignored = {0};
  buffer_free(status.error, &ignored);
  return lost;
}

static void check_snapshot(uint64_t session) {
  RustCallStatus status = {0};
  RustBuffer snapshot = session_snapshot(handle_of(session), &status);
  require(status.code == SUCCESS, "the next call works");
  require(snapshot.length > 225, "a snapshot holds a byte for each point");
  buffer_free(snapshot, &status);
}

int main(int count, char **arguments) {
  require(count == 2, "usage: registers <libgomoku.so>");
  void *library = dlopen(arguments[1], RTLD_NOW | RTLD_DEEPBIND);
  require(library != NULL, library == NULL ? dlerror() : "dlopen");
  bind(library);

  RustCallStatus status = {0};
  uint64_t session = session_in_memory(&status);
  require(status.code == SUCCESS, "a session is made");
  for (int round = 0; round < 100; round++) {
    uint32_t lost = lost_over_a_panic(session, "on purpose");
    if (lost != 0) {
      fprintf(stderr, "FAILED: registers lost over a caught panic, x18 up as bits 0 to 10, d8 up as 16 to 23: %#x\n", lost);
      return 1;
    }
    check_snapshot(session);
  }
  free_session(session, &status);
  puts("100 panics caught, every register kept");
  return 0;
}
