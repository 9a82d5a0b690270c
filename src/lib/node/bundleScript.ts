import {buildSync} from 'esbuild';

/** Bundles a small browser script into one minified string. Constants are given as JSON. Throws on a build error. */
export function bundleScript(entry: string, define: Readonly<Record<string, string>>): string {
  const result = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome114', 'firefox125', 'safari17'],
    define: {...define},
    legalComments: 'none',
  });
  return result.outputFiles[0]!.text.trim();
}
