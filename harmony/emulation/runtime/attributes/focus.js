// What the keyboard is on.

export const FOCUS = {
  /** What holds other components is no stop itself: it lets the keyboard in, or does not. */
  focusable(node, value) {
    if (node.isContainer) node.element.inert = !value;
    else node.element.tabIndex = value ? 0 : -1;
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
