// Clicks, touches, keys, and what becomes of the size of a component.
import { keyEvent } from '../keys.js';
import { touchesOf } from '../touch.js';

export const EVENTS = {
  onClick(node, handler) {
    node.element.role ??= 'button';
    const isStop = !node.element.hasAttribute('tabindex') && !node.element.closest('.virtual');
    if (isStop) node.element.tabIndex = 0;
    node.handle('click', handler, (call) => {
      node.element.addEventListener('click', (event) => {
        event.stopPropagation();
        if (!node.isDisabled) call(clickEvent(node, event));
      });
    });
  },

  onTouch(node, handler) {
    node.style.touchAction = 'none';
    node.handle('touch', handler, (call) => {
      touchesOf(node, (event) => call(event));
    });
  },

  onKeyEvent(node, handler) {
    node.handle('key', handler, (call) => {
      for (const type of ['keydown', 'keyup']) {
        node.element.addEventListener(type, (event) => {
          const translated = keyEvent(event);
          if (translated && !node.isDisabled) call(translated);
        });
      }
    });
  },

  onAppear: (node, handler) => void (node.handlers.appear = handler),

  onSizeChange(node, handler) {
    node.handle('size', handler, (call) => watch(node, call));
  },
};

/** Calls `changed` with the old and the new size whenever the browser has laid the component out anew. */
function watch(node, changed) {
  let old = { width: 0, height: 0 };
  new ResizeObserver(() => {
    const { width, height } = node.element.getBoundingClientRect();
    const before = old;
    old = { width, height };
    if (before.width !== width || before.height !== height) changed(before, old);
  }).observe(node.element);
}

function clickEvent(node, event) {
  const { left, top } = node.element.getBoundingClientRect();
  return {
    x: event.clientX - left,
    y: event.clientY - top,
    windowX: event.clientX,
    windowY: event.clientY,
    displayX: event.clientX,
    displayY: event.clientY,
    timestamp: event.timeStamp * 1e6,
  };
}
