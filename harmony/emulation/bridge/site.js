// The files of the site, read once.
import fs from 'node:fs';
import path from 'node:path';

import { Refusal } from './refusal.js';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

export class Site {
  #files = new Map();

  /** The site in `folder`, which is small. */
  constructor(folder) {
    for (const name of fs.readdirSync(folder, { recursive: true })) {
      const file = path.join(folder, name);
      if (fs.statSync(file).isFile()) this.#files.set(`/${name}`, fs.readFileSync(file));
    }
  }

  /** The file at this path, `/` for index.html. */
  file(pathname) {
    const name = pathname === '/' ? '/index.html' : pathname;
    const body = this.#files.get(name);
    if (!body) throw new Refusal(404, `there is no ${pathname}`);
    return { type: TYPES[path.extname(name)], body };
  }
}
