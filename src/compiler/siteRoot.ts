import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Root folder of the site. This file and the bundled configuration that includes it are both two folders below it. */
export const siteRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
