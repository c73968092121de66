// Writes the site: node build.js PROJECT FOLDER
import { writeSite } from './compiler/site.js';

await writeSite(...process.argv.slice(2));
