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

/** Emits a package.json that declares the server bundle as CommonJS, unlike the modules of this project. */
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

/** Returns the rule that emits the files that documents link to, for `copyFiles`. */
export const emitFilesRule = (siteDir: string) => ({
  resource: (file: string) => /\.mdx?$/.test(file),
  enforce: 'post',
  loader: path.join(siteDir, 'src/plugins/site-modules/emitFiles.cjs'),
});

/** Copies the files that documents link to from the server bundle, whose folder Docusaurus deletes, to the output. */
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

/** Writes the list of a bundle's modules, for the licences file and a test of `src/lib`. */
export function listModules(siteDir: string, target: string): BundlerPlugin {
  return {
    apply({hooks}) {
      hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.finishModules.tap(name, (modules) => {
          const files = [...modules]
            .map((module) => path.relative(siteDir, module.nameForCondition() ?? ''))
            .map((file) => file.split(path.sep).join('/'))
            .filter((file) => /^src\/|node_modules\//.test(file));
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
  // With numbers, the bundle would need another list of all chunks, which maps numbers to names.
  chunkIds: 'named',
  splitChunks: {
    cacheGroups: {
      react: initialChunk('react', /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/),
      routes: initialChunk('routes', /[\\/]\.docusaurus[^\\/]*[\\/]routes\.js$/),
      // Docusaurus' group also has the CSS of chunks that are loaded later.
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

/** Comment in two chunks that makes the browser compile them eagerly, because all of their functions are called. */
export const compileHint = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /(?:react|main)\.[^.]+\.js$/,
  // Added after the minimizer, which removes comments.
  stage: 700,
};

/** Dependencies that the router needs for `withRouter` and development checks only. `false` leaves them out. */
export const unusedModules = {'hoist-non-react-statics': false, 'react-is': false};

export const minimizerOptions = {
  ecma: 2020,
  module: true,
  // Names by letter frequency depend on placeholders of chunk hashes, so they differ between cached and clean builds.
  mangle: {disableCharFreq: true},
  compress: {ecma: 2020, passes: 3},
  format: {ecma: 2020, comments: false},
};
