import {cpSync, existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';

type Module = {nameForCondition(): string | null | undefined};
type Compilation = {
  hooks: {
    processAssets: {tap(name: string, run: () => void): void};
    finishModules: {tap(name: string, run: (modules: Iterable<Module>) => void): void};
  };
  emitAsset(name: string, source: unknown): void;
};
type Compiler = {
  readonly options: {readonly output: {readonly path: string}};
  hooks: {
    thisCompilation: {tap(name: string, run: (compilation: Compilation) => void): void};
    afterEmit: {tap(name: string, run: () => void): void};
  };
  webpack: {
    sources: {RawSource: new (text: string) => unknown};
  };
};
type BundlerPlugin = {apply(compiler: Compiler): void};

const name = 'site-modules';

/** Emits a package.json that declares the server bundle as CommonJS: that of the repository says `"type": "module"`. */
export const commonJsBundle: BundlerPlugin = {
  apply({hooks, webpack}) {
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(name, () => {
        const source = new webpack.sources.RawSource('{"type":"commonjs"}');
        compilation.emitAsset('package.json', source);
      });
    });
  },
};

/** Returns the rule that makes the server bundle emit the files that documents link to. `copyFiles` copies them. */
export const emitFilesRule = (siteDir: string) => ({
  resource: (file: string) => /\.mdx?$/.test(file),
  enforce: 'post',
  loader: path.join(siteDir, 'src/plugins/site-modules/emitFiles.cjs'),
});

/** Copies emitted images and files from the server bundle to `outDir`, because Docusaurus deletes the server bundle. */
export function copyFiles(outDir: string): BundlerPlugin {
  return {
    apply({hooks, options}) {
      hooks.afterEmit.tap(name, () => {
        for (const folder of ['assets/images', 'assets/files']) {
          const files = path.join(options.output.path, folder);
          if (existsSync(files)) cpSync(files, path.join(outDir, folder), {recursive: true});
        }
      });
    },
  };
}

/** Writes the paths of a bundle's modules to `target`, for the licences file and a test that finds unused modules. */
export function listModules(siteDir: string, target: string): BundlerPlugin {
  return {
    apply({hooks}) {
      hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.finishModules.tap(name, (modules) => {
          const files = [...modules]
            .map((module) => path.relative(siteDir, module.nameForCondition() ?? ''))
            .map((file) => file.split(path.sep).join('/'))
            .filter((file) => /^(?:src|packages)\/|node_modules\//.test(file));
          writeFileSync(target, JSON.stringify([...new Set(files)].sort()));
        });
      });
    },
  };
}

const trimmedFiles = /(?:globalData\.json|routes\.js|docusaurus\.config\.mjs|site-metadata\.json)$/;

/** Returns the rule for generated files that removes data that the browser does not use. */
export const trimGeneratedRule = (siteDir: string, generatedFilesDir: string) => ({
  resource: (file: string) => file.startsWith(generatedFilesDir) && trimmedFiles.test(file),
  use: [path.join(siteDir, 'src/plugins/site-modules/trimGenerated.cjs')],
});

const initialChunk = (name: string, test: RegExp) => ({
  name,
  test,
  chunks: 'initial',
  enforce: true,
  priority: 60,
});

/** Chunks of the browser bundle: React, which rarely changes, and the routes, which grow with the pages. */
export const browserChunks = {
  // Chunks with numbers as ids would need a second list in the bundle, which maps each number to a file name.
  chunkIds: 'named',
  splitChunks: {
    cacheGroups: {
      react: initialChunk('react', /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/),
      routes: initialChunk('routes', /[\\/]\.docusaurus\b.*[\\/]routes\.js$/),
      // Replaces Docusaurus' group `styles`, which also contains the CSS of chunks that are loaded later.
      styles: {
        name: 'styles',
        type: 'css/mini-extract',
        chunks: 'initial',
        enforce: true,
        priority: 70,
      },
    },
  },
};

/** Options for a comment that makes browsers compile all functions of the chunks `react` and `main` at once. */
export const compileHint = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /(?:react|main)\.[^.]+\.js$/,
  // Runs after the minimizer (stage 400), which would remove the comment.
  stage: 700,
};

/** Packages that the router needs only for `withRouter` and development checks. `false` makes them empty modules. */
export const unusedModules = {
  'hoist-non-react-statics': false,
  'prop-types': false,
  'react-is': false,
};

export const minimizerOptions = {
  ecma: 2020,
  module: true,
  // Names by letter frequency would differ between cached and clean builds, as their placeholders of hashes differ.
  mangle: {disableCharFreq: true},
  compress: {ecma: 2020, passes: 3},
  format: {ecma: 2020, comments: false},
};
