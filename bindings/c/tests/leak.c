// Loses memory. The tests show with it that they would notice.

#include <stdlib.h>

int main(void) {
  char *volatile memory = malloc(16);
  memory = NULL;
  return memory != NULL;
}
