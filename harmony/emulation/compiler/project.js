// A DevEco project, as the system reads it to install and start the app.
import fs from 'node:fs';
import path from 'node:path';

import json5 from 'json5';

import { resourceTables } from './resource_tables.js';

export class Project {
  #folder;

  /** The project in `folder`. */
  constructor(folder) {
    this.#folder = path.resolve(folder);
  }

  /** The name by which the system knows the app. */
  get bundleName() {
    return this.#json('AppScope/app.json5').app.bundleName;
  }

  /** The file of the ability that starts first. */
  get ability() {
    const [{ srcEntry }] = this.#json('entry/src/main/module.json5').module.abilities;
    return path.join(this.#main, srcEntry);
  }

  /** The files of the pages, by their names. */
  get pages() {
    const names = this.#json('entry/src/main/resources/base/profile/main_pages.json').src;
    return Object.fromEntries(names.map((name) => [name, path.join(this.#main, 'ets', `${name}.ets`)]));
  }

  /** The file that declares a library of the app. */
  declarations(library) {
    return path.join(this.#main, 'cpp/types', path.parse(library).name, 'index.d.ts');
  }

  /** A path from `entry/src/main/ets`, for what an error says. */
  nameOf(file) {
    return path.relative(path.join(this.#main, 'ets'), file);
  }

  get resources() {
    return resourceTables(this.#resourceFolders);
  }

  /** The files of all pictures. */
  media() {
    return this.#resourceFolders.flatMap((folder) =>
      fs
        .readdirSync(folder)
        .map((qualifiers) => path.join(folder, qualifiers, 'media'))
        .filter((media) => fs.existsSync(media))
        .flatMap((media) => fs.readdirSync(media).map((name) => path.join(media, name))),
    );
  }

  get #main() {
    return path.join(this.#folder, 'entry/src/main');
  }

  get #resourceFolders() {
    return [path.join(this.#folder, 'AppScope/resources'), path.join(this.#main, 'resources')];
  }

  #json(name) {
    return json5.parse(fs.readFileSync(path.join(this.#folder, name), 'utf8'));
  }
}
