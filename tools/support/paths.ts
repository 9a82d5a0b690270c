import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const buildDir = join(root, 'build');
export const cacheDir = join(root, '.cache');
