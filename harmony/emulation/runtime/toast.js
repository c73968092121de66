// Short messages over everything.
import { checkOptions } from './component.js';
import { text } from './resources.js';

const MILLIS = 1500;
const BOTTOM = 80;
let hiding = 0;

/** Shows `message`, a text or a resource, for a moment. */
export function showToast(options) {
  checkOptions('showToast', options, ['message', 'duration', 'bottom']);
  const toast = document.querySelector('.toast') ?? document.body.appendChild(newToast());
  toast.textContent = text(options.message);
  toast.style.bottom = `${options.bottom ?? BOTTOM}px`;
  toast.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => (toast.hidden = true), options.duration ?? MILLIS);
}

function newToast() {
  const toast = Object.assign(document.createElement('div'), { className: 'toast' });
  toast.role = 'status';
  return toast;
}
