// uint32_t lost_registers(Function *function, uint64_t handle, RustBuffer *message, RustCallStatus *status)
//
// Calls function(handle, message, status) with a known value in each register that a function has to preserve, and
// in x18, which belongs to the system. Returns a bit for each that holds another value afterwards: bit n - 18 for xn,
// bit n + 8 for dn.

    .text
    .globl lost_registers
    .type lost_registers, %function
lost_registers:
    stp x29, x30, [sp, #-176]!
    mov x29, sp
    stp x19, x20, [sp, #16]
    stp x21, x22, [sp, #32]
    stp x23, x24, [sp, #48]
    stp x25, x26, [sp, #64]
    stp x27, x28, [sp, #80]
    stp d8, d9, [sp, #96]
    stp d10, d11, [sp, #112]
    stp d12, d13, [sp, #128]
    stp d14, d15, [sp, #144]
    str x18, [sp, #160]

    mov x9, x0
    mov x0, x1
    mov x1, x2
    mov x2, x3
    .irp n, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28
    mov x\n, #(0x5a00 + \n)
    .endr
    .irp n, 8, 9, 10, 11, 12, 13, 14, 15
    fmov d\n, #\n
    .endr
    blr x9

    mov w0, #0
    .irp n, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28
    mov x10, #(0x5a00 + \n)
    cmp x\n, x10
    cset w11, ne
    orr w0, w0, w11, lsl #(\n - 18)
    .endr
    .irp n, 8, 9, 10, 11, 12, 13, 14, 15
    fmov d0, #\n
    fcmp d\n, d0
    cset w11, ne
    orr w0, w0, w11, lsl #(\n + 8)
    .endr

    ldr x18, [sp, #160]
    ldp d14, d15, [sp, #144]
    ldp d12, d13, [sp, #128]
    ldp d10, d11, [sp, #112]
    ldp d8, d9, [sp, #96]
    ldp x27, x28, [sp, #80]
    ldp x25, x26, [sp, #64]
    ldp x23, x24, [sp, #48]
    ldp x21, x22, [sp, #32]
    ldp x19, x20, [sp, #16]
    ldp x29, x30, [sp], #176
    ret
    .size lost_registers, . - lost_registers

    .section .note.GNU-stack, "", %progbits
