import { strict } from '../strict.js';

const write =
  (level) =>
  (domain, tag, pattern, ...values) => {
    const rest = [...values];
    const line = pattern.replace(/%(?:\{(?:public|private)\})?[a-z]/g, () => String(rest.shift()));
    console[level](`${domain.toString(16).padStart(5, '0')}/${tag}: ${line}`);
  };

export const hilog = strict('hilog', {
  debug: write('debug'),
  info: write('info'),
  warn: write('warn'),
  error: write('error'),
});
