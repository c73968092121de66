// One browser for all tests of a file.
import { after } from 'node:test';

import puppeteer from 'puppeteer-core';

const browser = await puppeteer.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  pipe: true, // the browser ends with this process, however that ends
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'],
});
after(() => browser.close());

/** A new page with its own storage; `errors` are those that nothing on the page has caught. */
export async function openPage() {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors = [];
  const failure = new Promise((_, reject) => {
    page.on('pageerror', (error) => {
      errors.push(error.message);
      reject(error);
    });
  });
  failure.catch(() => {}); // the test looks at `errors` in the end
  return {
    page,
    errors,
    /** What `ready` gives, unless the page fails before. */
    until: (ready) => Promise.race([ready, failure]),
    close: () => context.close(),
  };
}
