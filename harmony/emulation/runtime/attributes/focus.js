// What the keyboard is on.

export const FOCUS = {
  focusable(node, value) {
    if (value) node.element.tabIndex = 0;
    else node.element.removeAttribute('tabindex');
  },

  defaultFocus(node, value) {
    if (value) queueMicrotask(() => node.element.focus({ preventScroll: true }));
  },

  onFocus(node, handler) {
    node.handle('focus', handler, (call) => node.element.addEventListener('focus', () => call()));
  },

  onBlur(node, handler) {
    node.handle('blur', handler, (call) => node.element.addEventListener('blur', () => call()));
  },
};

// Enter and Space click what the keyboard is on, unless the app has done something with the key itself.
window.addEventListener('keydown', (event) => {
  const isClick = event.code === 'Enter' || event.code === 'Space';
  if (isClick && !event.defaultPrevented && event.target !== document.body) {
    event.preventDefault();
    event.target.click();
  }
});
