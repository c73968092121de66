// Resources of an app as tables that the runtime looks them up in.
import fs from 'node:fs';
import path from 'node:path';

/**
 * `{base: {string: {app_name: 'Gomoku'}, plural: {wins: {one: ..., other: ...}}, media: {ic_undo: 'ic_undo.svg'}}}`
 *
 * @param {string[]} roots folders of resources; what comes later wins
 */
export function resourceTables(roots) {
  const tables = {};
  for (const root of roots) {
    for (const qualifiers of fs.readdirSync(root)) {
      const table = (tables[qualifiers] ??= {});
      addElements(table, path.join(root, qualifiers, 'element'));
      addMedia(table, path.join(root, qualifiers, 'media'));
    }
  }
  return tables;
}

function addElements(table, folder) {
  for (const file of entries(folder)) {
    const lists = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
    for (const [type, list] of Object.entries(lists)) {
      for (const { name, value } of list)
        (table[type] ??= {})[name] = type === 'plural' ? forms(value) : value;
    }
  }
}

function forms(value) {
  return Object.fromEntries(value.map((form) => [form.quantity, form.value]));
}

function addMedia(table, folder) {
  for (const file of entries(folder)) (table.media ??= {})[path.parse(file).name] = file;
}

function entries(folder) {
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
}
