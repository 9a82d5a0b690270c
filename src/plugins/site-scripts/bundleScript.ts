import {buildSync, type BuildOptions} from 'esbuild';

const target = ['chrome114', 'firefox125', 'safari17'];

/** Bundles and minifies a browser script. `define` has the values of constants as JSON. Throws on a build error. */
export function bundleScript(entry: string, define: Readonly<Record<string, string>>): string {
  return build({entryPoints: [entry], bundle: true, format: 'iife', define: {...define}});
}

/** Bundles and minifies stylesheets, in order. Throws on a build error. */
export function bundleStyles(files: readonly string[]): string {
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
