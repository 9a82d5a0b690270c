import fs from 'node:fs/promises';
import path from 'node:path';
import {outputBase} from '../outputs/leaves';

/**
 * The built HTML of a route. `site-pages` moves the files of leaves in the same moment: what is not at its old place
 * any more is at its new one.
 */
export async function readRoute(outDir: string, baseUrl: string, route: string): Promise<string> {
  const old = path.join(outDir, route.slice(baseUrl.length), 'index.html');
  try {
    return await fs.readFile(old, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return fs.readFile(path.join(outDir, `${outputBase(route, baseUrl)}.html`), 'utf8');
  }
}
