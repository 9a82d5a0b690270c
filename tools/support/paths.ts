import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

/** The folder of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
/** The built site. */
export const buildDir = join(root, 'build');
/** What commands keep between two runs. */
export const cacheDir = join(root, '.cache');
