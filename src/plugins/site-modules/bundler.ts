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

/** Says of the bundle that renders the pages that it is CommonJS. */
export const markBundle: BundlerPlugin = {
  apply({hooks, webpack}) {
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(name, () => {
        const source = new webpack.sources.RawSource('{"type":"commonjs"}');
        compilation.emitAsset('package.json', source);
      });
    });
  },
};

/** The rule for documents whose files `keepFiles` takes along. */
export const filesOf = (siteDir: string) => ({
  resource: (file: string) => /\.mdx?$/.test(file),
  enforce: 'post',
  loader: path.join(siteDir, 'src/plugins/site-modules/emitFiles.cjs'),
});

/** Puts the files that documents show where the pages are: Docusaurus throws away what is beside the server's bundle. */
export function keepFiles(outDir: string): BundlerPlugin {
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

/** Writes down which modules a bundle is made from: licences come with that of the browser, and a check looks for those of `src/lib`. */
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

const trimmed = /(?:globalData\.json|routes\.js|docusaurus\.config\.mjs|site-metadata\.json)$/;

/** The rule for generated files that are more than the browser asks for. */
export const trimGenerated = (siteDir: string, generatedFilesDir: string) => ({
  resource: (file: string) => file.startsWith(generatedFilesDir) && trimmed.test(file),
  use: [path.join(siteDir, 'src/plugins/site-modules/forBrowser.cjs')],
});

const initialChunk = (name: string, test: RegExp) => ({
  name,
  test,
  chunks: 'initial',
  enforce: true,
  priority: 60,
});

/** Splits the bundle of the browser: React, which changes with its version alone, and the routes, which grow with the pages. */
export const browserChunks = {
  // A name is enough to find a chunk by; a number besides would be one more list of all of them.
  chunkIds: 'named',
  splitChunks: {
    cacheGroups: {
      react: initialChunk('react', /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/),
      routes: initialChunk('routes', /[\\/]\.docusaurus[^\\/]*[\\/]routes\.js$/),
      // The stylesheet of a chunk that is loaded later comes with it.
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

/**
 * Has the browser compile these chunks at once instead of each function when it is first called: all of them are.
 */
export const compileHint = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /(?:react|main)\.[^.]+\.js$/,
  // After the minimizer, which drops comments.
  stage: 700,
};

/** What the router asks for in checks for its developers and for `withRouter`, by which nothing here is made. */
export const unasked = {'hoist-non-react-statics': false, 'react-is': false};

export const minimizerOptions = {
  ecma: 2020,
  module: true,
  // Names by how often letters occur would follow the hashes that stand for chunks meanwhile: a build that goes on from
  // another one had other names in its runtime, and so in every page.
  mangle: {disableCharFreq: true},
  compress: {ecma: 2020, passes: 3},
  format: {ecma: 2020, comments: false},
};
