import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const buildDir = join(root, 'build');
/** Workspace of the packages that pages show. */
export const examplesDir = join(root, 'examples');
export const cacheDir = join(root, '.cache');
