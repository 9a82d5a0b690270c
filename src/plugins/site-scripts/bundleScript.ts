import {buildSync, type BuildOptions} from 'esbuild';

const target = ['chrome114', 'firefox125', 'safari17'];

/**
 * Bundles a small browser script into one minified string, or a module that others import. Constants are given as JSON.
 * Private names of classes may be shortened too, where nothing of the script leaves it under such a name. Throws on a
 * build error.
 */
export function bundleScript(
  entry: string,
  define: Readonly<Record<string, string>>,
  format: 'iife' | 'esm' = 'iife',
  shortened: Pick<BuildOptions, 'mangleProps' | 'reserveProps'> = {},
): string {
  return build({entryPoints: [entry], bundle: true, format, define: {...define}, ...shortened});
}

/** Style sheets as one, minified, in their order. Throws on a build error. */
export function minifySheet(files: readonly string[]): string {
  const contents = files.map((file) => `@import ${JSON.stringify(file)};`).join('');
  return build({stdin: {contents, loader: 'css', resolveDir: '/'}, bundle: true});
}

function build(options: BuildOptions): string {
  const result = buildSync({
    ...options,
    minify: true,
    charset: 'utf8',
    write: false,
    target,
    legalComments: 'none',
  });
  return result.outputFiles[0]!.text.trim();
}
