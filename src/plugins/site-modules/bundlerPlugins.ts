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

/** Marks the server bundle as CommonJS with a package.json of its own. */
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

/** Returns the rule that emits the files of documents, for `copyFiles`. */
export const emitFilesRule = (siteDir: string) => ({
  resource: (file: string) => /\.mdx?$/.test(file),
  enforce: 'post',
  loader: path.join(siteDir, 'src/plugins/site-modules/emitFiles.cjs'),
});

/** Copies the files of documents to the output: Docusaurus deletes the folder of the server bundle. */
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

/** Returns the rule that removes data that the browser does not use from generated files. */
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
  // Numbers would need another list of all chunks.
  chunkIds: 'named',
  splitChunks: {
    cacheGroups: {
      react: initialChunk('react', /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/),
      routes: initialChunk('routes', /[\\/]\.docusaurus[^\\/]*[\\/]routes\.js$/),
      // Only stylesheets of initial chunks.
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

/** Compiles these chunks eagerly in the browser, because all of their functions are called. */
export const compileHint = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /(?:react|main)\.[^.]+\.js$/,
  // After the minimizer, which drops comments.
  stage: 700,
};

/** Dependencies of the router for development checks and `withRouter`, which are not used. */
export const unusedModules = {'hoist-non-react-statics': false, 'react-is': false};

export const minimizerOptions = {
  ecma: 2020,
  module: true,
  // Names by letter frequency depend on placeholders for chunk hashes, and so differ between cached and clean builds.
  mangle: {disableCharFreq: true},
  compress: {ecma: 2020, passes: 3},
  format: {ecma: 2020, comments: false},
};
