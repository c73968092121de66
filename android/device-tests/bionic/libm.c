// Android's libm.so for the device tests: glibc's functions serve.

extern int bionic_libm;
int bionic_libm;
