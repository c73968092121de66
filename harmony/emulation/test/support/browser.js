// One browser for all tests of a file.
import { after } from 'node:test';

import puppeteer from 'puppeteer-core';

const browser = await puppeteer.launch({
  executablePath: process.env.GOMOKU_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'],
});
after(() => browser.close());

/** A new page with its own storage. Errors of the page are collected in `errors`. */
export async function openPage() {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return { page, errors, close: () => context.close() };
}
