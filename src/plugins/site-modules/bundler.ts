import {cpSync, existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';

type Module = {nameForCondition(): string | null | undefined};
type RuntimeModule = {new (name: string, stage: number): object; readonly STAGE_TRIGGER: number};
type Compilation = {
  namedChunkGroups: ReadonlyMap<string, {readonly chunks: readonly {readonly id: string}[]}>;
  addRuntimeModule(chunk: unknown, module: object): void;
  hooks: {
    additionalTreeRuntimeRequirements: {
      tap(name: string, run: (chunk: unknown, needed: Set<string>) => void): void;
    };
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
    RuntimeModule: RuntimeModule;
    RuntimeGlobals: {readonly ensureChunk: string};
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

/**
 * Has what loads chunks ask for the search dialog beside the main bundle when a reader was quicker than that: it comes
 * in the same round trip. What fails is asked for again by what needs it.
 */
export const askForDialog: BundlerPlugin = {
  apply({hooks, webpack: {RuntimeModule, RuntimeGlobals}}) {
    hooks.thisCompilation.tap(name, (compilation) => {
      class AskForDialog extends RuntimeModule {
        generate(): string {
          const {chunks} = compilation.namedChunkGroups.get('search-dialog')!;
          const asks = chunks.map(({id}) => `${RuntimeGlobals.ensureChunk}(${JSON.stringify(id)})`);
          return `if (document.documentElement.dataset.search) Promise.all([${asks.join()}]).catch(() => 0);`;
        }
      }
      compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk, needed) => {
        needed.add(RuntimeGlobals.ensureChunk);
        compilation.addRuntimeModule(chunk, new AskForDialog(name, RuntimeModule.STAGE_TRIGGER));
      });
    });
  },
};

const trimmed = /(?:globalData\.json|routes\.js|docusaurus\.config\.mjs|site-metadata\.json)$/;

/** The rule for generated files that are more than the browser asks for. */
export const trimGenerated = (siteDir: string, generatedFilesDir: string) => ({
  resource: (file: string) => file.startsWith(generatedFilesDir) && trimmed.test(file),
  use: [path.join(siteDir, 'src/plugins/site-modules/forBrowser.cjs')],
});

const part = (name: string, test: RegExp) => ({
  name,
  test,
  chunks: 'initial',
  enforce: true,
  priority: 60,
});

/** The bundle of the browser, and apart from it what grows with the pages. */
export const cutBundle = {
  // A name is enough to find a chunk by; a number besides would be one more list of all of them.
  chunkIds: 'named',
  splitChunks: {
    cacheGroups: {
      routes: part('routes', /[\\/]\.docusaurus[^\\/]*[\\/]routes\.js$/),
    },
  },
};

/** What answers to React's names in the browser, for a tenth of the bytes. */
export const smallReact = {react: 'preact/compat', 'react-dom': 'preact/compat'};

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
