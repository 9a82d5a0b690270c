import fs from 'node:fs/promises';
import path from 'node:path';

/** Returns the path of a route's files in the output folder of its language, without extension: `guide/index`. */
export function outputBase(route: string, baseUrl: string): string {
  const relative = route.slice(baseUrl.length);
  return relative === '' || relative.endsWith('/') ? `${relative}index` : relative;
}

/**
 * Moves `x/y/index.html` to `x/y.html` for every route without a trailing slash, so that static hosts serve
 * it without a redirect. Throws if the target exists.
 */
export async function moveIndexFiles(
  outDir: string,
  baseUrl: string,
  routes: readonly string[],
): Promise<void> {
  for (const route of routes) {
    if (route.endsWith('/') || route.endsWith('.html')) continue;
    const relative = route.slice(baseUrl.length);
    const from = path.join(outDir, relative, 'index.html');
    const to = path.join(outDir, `${relative}.html`);
    if (await exists(to)) throw new Error(`${to} already exists: two pages have the same URL`);
    await fs.rename(from, to);
    await fs.rmdir(path.join(outDir, relative)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY') throw error;
    });
  }
}

async function exists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}
