import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Root folder of the site, two folders above this file and above the bundled configuration. */
export const siteRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
