import {createRequire} from 'node:module';
import {join} from 'node:path';
import * as brokenLinks from '@docusaurus/core/lib/client/BrokenLinksContext';
import * as browserContext from '@docusaurus/core/lib/client/browserContext';
import * as React from 'react';
import * as reactRouter from 'react-router';
import browserHooks from '../../../packages/docusaurus-plugin-islands/src/guard/browserHooks.cjs';
import * as colorMode from '../../../src/hooks/colorMode';
import {defaultLocale} from '../../../src/site/locales';
import {generatedFolder} from '../../../tools/build/browserFiles';
import {exists, list, read} from '../../../tools/support/files';
import {root} from '../../../tools/support/paths';
import {document, documents, files, readBuilt} from '../support/build';

const load = createRequire(join(root, 'package.json'));
const installed = (file: string): string => read(`node_modules/${file}`);
const docusaurus = (file: string): string => installed(`@docusaurus/${file}`);
const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(pattern)].map(([all, first]) => first ?? all))].sort();
const article = 'packages/docusaurus-plugin-islands/src/article';
const findMissing = load(join(root, article, 'findMissing.cjs')) as (
  siteDir: string,
) => string | undefined;
/** The scripts of the build in both languages. */
const scripts = [...files].filter((file) => /assets\/js\/.*\.js$/.test(file));
const scriptsWith = (pattern: RegExp): readonly string[] =>
  scripts.filter((file) => pattern.test(readBuilt(file)));
const scriptsNamed = (pattern: RegExp): readonly string[] => {
  const found = scripts.filter((file) => pattern.test(file));
  expect(found.length).toBeGreaterThan(0);
  return found;
};
const generated = generatedFolder(defaultLocale);

/** Creates the stock theme as Docusaurus does for a site without options. */
function stockTheme(): Theme {
  const {default: create} = load('@docusaurus/theme-classic') as {
    default: (context: unknown, options: unknown) => Theme;
  };
  const context = {
    i18n: {currentLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}},
    siteConfig: {themeConfig: {colorMode: {}, prism: {additionalLanguages: []}}},
    siteStorage: {type: 'localStorage', namespace: ''},
  };
  return create(context, {customCss: []});
}
type Theme = {
  getClientModules(): readonly string[];
  injectHtmlTags(): {preBodyTags: readonly {tagName: string; innerHTML: string}[]};
  configureWebpack(config: unknown, isServer: boolean, utils: unknown): unknown;
};

type Assumption = {
  /** The files of this site that rely on the assumptions. */
  readonly ours: readonly string[];
  readonly does: string;
  /** One entry per assumption: a sentence, and a function that tests it in the installed package. */
  readonly holds: Readonly<Record<string, () => void>>;
};

/**
 * All places where the site relies on undocumented behaviour of Docusaurus or React, so that an upgrade could break it
 * without an error. If a test fails after an upgrade, read what changed upstream, adapt the files in `ours`, then the
 * expectation of the test. `src/theme/README.md` lists the overrides of the theme.
 */
const assumptions: readonly Assumption[] = [
  {
    ours: [
      'src/client/start.ts',
      'src/client/navigate.ts',
      'src/client/route.ts',
      'src/plugins/site-modules/index.ts',
    ],
    does: 'replaces the client entry, and navigates without the React application',
    holds: {
      'the entry is one file, which sets window.docusaurus, preloads and hydrates': () => {
        expect(docusaurus('core/lib/webpack/client.js')).toMatch(
          /entry: [^\n]*'\.\.\/client\/clientEntry\.js'/,
        );
        const entry = docusaurus('core/lib/client/clientEntry.js');
        expect(matches(entry, /from '(.+)'/g)).toEqual([
          ...['./App', './docusaurus', './exports/ExecutionEnvironment', './preload'],
          ...['@generated/docusaurus.config', 'react', 'react-dom/client'],
          ...['react-helmet-async', 'react-router-dom'],
        ]);
        expect(matches(entry, /window\.(\w+) = /g)).toEqual(['docusaurus', 'docusaurusRoot']);
      },
      'client modules are notified before and after a page loads, and when it is shown': () =>
        expect(
          ['PendingNavigation', 'ClientLifecyclesDispatcher'].flatMap((name) =>
            matches(
              docusaurus(`core/lib/client/${name}.js`),
              /(dispatchLifecycleAction\('\w+'|\bthis\.routeUpdateCleanupCb\(\))/g,
            ),
          ),
        ).toEqual([
          "dispatchLifecycleAction('onRouteUpdate'",
          'this.routeUpdateCleanupCb()',
          "dispatchLifecycleAction('onRouteDidUpdate'",
        ]),
      'normalizeLocation removes .html and /index': () =>
        expect(docusaurus('core/lib/client/normalizeLocation.js')).toContain(
          ".replace(/(?:\\/index)?\\.html$/, '')",
        ),
    },
  },
  {
    ours: [
      'packages/docusaurus-plugin-islands/src/internals.ts',
      'packages/docusaurus-plugin-islands/src/pageHydration.tsx',
      'packages/docusaurus-plugin-islands/src/server.tsx',
    ],
    does: 'provides the contexts of Docusaurus and React Router around each island',
    holds: {
      'React Router exports the contexts that its hooks read': () => {
        const {__RouterContext, __HistoryContext} = reactRouter as never as Record<string, object>;
        for (const context of [__RouterContext, __HistoryContext])
          expect(context).toHaveProperty('Provider');
        expect(
          matches(installed('react-router/esm/react-router.js'), /useContext\((\w+)\)/g),
        ).toEqual(['context', 'historyContext']);
      },
      'Docusaurus exports the providers of the browser and of broken links': () => {
        expect(Object.keys(browserContext).sort()).toEqual(['BrowserContextProvider', 'Context']);
        expect(Object.keys(brokenLinks)).toEqual(
          expect.arrayContaining(['BrokenLinksProvider', 'useBrokenLinksContext']),
        );
      },
      'the application has no provider besides, but for the metadata of the head': () =>
        expect(matches(docusaurus('core/lib/client/App.js'), /<(\w+Provider)>/g)).toEqual([
          'BrowserContextProvider',
          'DocusaurusContextProvider',
          'ThemeProvider',
        ]),
      'the context of Docusaurus needs no provider: its default is the one value': () =>
        expect(docusaurus('core/lib/client/docusaurusContext.js')).toMatch(
          /const contextValue = \{[^]*createContext\(contextValue\)/,
        ),
    },
  },
  {
    ours: [
      'packages/docusaurus-plugin-islands/src/plugin/index.ts',
      'src/hooks/colorMode.ts',
      'src/client/stores/themeStore.ts',
    ],
    does: 'replaces the module of the color mode by a store',
    holds: {
      'the module exports what ours exports': () => {
        expect(
          matches(docusaurus('theme-common/lib/contexts/colorMode.js'), /^export function (\w+)/gm),
        ).toEqual(Object.keys(colorMode).sort());
      },
      'its hook returns what ours returns': () => {
        const [, value = ''] =
          /useMemo\(\(\) => \(\{([^]*)\}\), \[colorMode/.exec(
            docusaurus('theme-common/lib/contexts/colorMode.js'),
          ) ?? [];
        const names = matches(value, /^ {8}(?:get )?(\w+)[,(]/gm);
        const ours = matches(read('src/hooks/colorMode.ts'), /^ {4}(\w+)(?:,|: )/gm);
        expect(names).toContain('colorMode');
        expect(names).toEqual(ours);
      },
      'every module asks for it by that path, and the bundle has none of it': () => {
        const theme = list('node_modules/@docusaurus/theme-common/lib', /\.js$/);
        const paths = theme.flatMap((file) => matches(read(file), /from '(\S*colorMode)'/g));
        expect(paths.length).toBeGreaterThan(2);
        expect(paths.filter((name) => !/[\\/]contexts[\\/]colorMode$/.test(name))).toEqual([]);
        expect(scriptsWith(/ColorModeProvider/)).toEqual([]);
      },
      'it stores the choice under "theme" and listens for it on the window': () => {
        expect(docusaurus('theme-common/lib/contexts/colorMode.js')).toMatch(
          /ColorModeStorageKey = 'theme';[^]*ColorModeStorage\.listen\(/,
        );
        expect(docusaurus('theme-common/lib/utils/storageUtils.js')).toContain(
          "window.addEventListener('storage', listener)",
        );
      },
    },
  },
  {
    ours: ['findMissing.cjs', 'islands/CodeButtons.tsx', 'islands/Tabs.tsx', 'modules.d.ts']
      .concat('theme/CodeBlock/Content/index.tsx')
      .map((file) => `${article}/${file}`),
    does: 'makes parts of the classic theme islands, on other sites than this one',
    holds: {
      'each file is there, with what is used of it': () =>
        expect(findMissing(root)).toBeUndefined(),
    },
  },
  {
    ours: [
      'packages/docusaurus-plugin-islands/src/plugin/guard.cjs',
      'packages/docusaurus-plugin-islands/src/guard/browserHooks.cjs',
    ],
    does: 'replaces React in modules of the static page, so that a hook without effect fails the build',
    holds: {
      'every hook of React either works in static HTML or is guarded': () => {
        const hooks = Object.keys(React).filter((name) => /^use(?:[A-Z]|$)/.test(name));
        const inStatic = [
          ...['use', 'useCallback', 'useContext', 'useDebugValue', 'useEffectEvent', 'useId'],
          ...['useMemo', 'useRef'],
        ];
        expect(hooks.sort()).toEqual([...inStatic, ...browserHooks.react].sort());
      },
      'compiled modules import the JSX runtime by its name': () =>
        expect(JSON.parse(read(`${generated}/server-modules.json`))).toEqual(
          expect.arrayContaining(['packages/docusaurus-plugin-islands/src/guard/jsxRuntime.ts']),
        ),
    },
  },
  {
    ours: [
      'src/config/documentTemplate.ts',
      'src/plugins/site-pages/finishDocument.ts',
      'src/client/headScript.ts',
      'tools/build/renderLanguages.ts',
    ],
    does: 'edits the template of a document, and its scripts become a list',
    holds: {
      'a document loads no script, and lists them last': () => {
        const $ = document('index.html');
        expect($('script[src]').length).toBe(0);
        expect($('script[data-scripts]').text()).toMatch(
          /^\["[^"]+\/react\.\w+\.js","[^"]+\/routes\.\w+\.js","[^"]+\/runtime~main\.\w+\.js","[^"]+\/main\.\w+\.js"\]$/,
        );
      },
      'tags of plugins come after canonical and hreflang, which the head script reads': () => {
        for (const {file} of documents.filter(({file}) => /(?:^|\/)index\.html$/.test(file))) {
          const html = readBuilt(file);
          const script = html.search(/<script data-missing=/);
          expect(script).toBeGreaterThan(html.indexOf('rel="canonical"'));
          expect(html.slice(script)).not.toMatch(/ hreflang="x-default"/i);
        }
      },
      'a variable turns the HTML minifier off': () =>
        expect(docusaurus('bundler/lib/minifyHtml.js')).toContain(
          "process.env.SKIP_HTML_MINIFICATION === 'true'",
        ),
    },
  },
  {
    ours: ['src/plugins/site-theme/theme-classic.ts', 'src/plugins/site-theme/preset.ts'],
    does: 'wraps theme-classic, without Infima, the highlighter and inline scripts',
    holds: {
      'the theme has no method that the wrapper does not know': () =>
        expect(Object.keys(stockTheme()).sort()).toEqual([
          ...['configurePostCss', 'configureWebpack', 'getClientModules'],
          ...['getDefaultCodeTranslationMessages', 'getThemePath', 'getTranslationFiles'],
          ...['getTypeScriptThemePath', 'injectHtmlTags', 'name', 'translateThemeConfig'],
        ]),
      'its client modules are Infima, the highlighter and the progress bar, and the bundle has none':
        () => {
          expect(stockTheme().getClientModules()).toEqual([
            // Infima's stylesheet, whose path is different here because Jest maps stylesheets to a stub.
            expect.any(String),
            './prism-include-languages',
            './nprogress',
          ]);
          expect(read(`${generated}/client-modules.js`)).not.toMatch(
            /prism-include-languages|infima|nprogress/,
          );
        },
      'its tags are a drawing that no view of ours uses, and scripts that the head script replaces':
        () => {
          const {preBodyTags, ...others} = stockTheme().injectHtmlTags();
          expect(Object.keys(others)).toEqual([]);
          const [sprite, script, ...more] = preBodyTags;
          expect(more).toEqual([]);
          expect(matches(sprite?.innerHTML ?? '', /id="([^"]+)"/g)).toEqual([
            'theme-svg-external-link',
          ]);
          expect(matches(script?.innerHTML ?? '', /setAttribute\(([^,]+),/g)).toEqual([
            "'data-theme'",
            "'data-theme-choice'",
            'key',
          ]);
        },
      'it configures the bundler for the highlighter alone': () => {
        class ContextReplacementPlugin {}
        const utils = {currentBundler: {instance: {ContextReplacementPlugin}}};
        expect(stockTheme().configureWebpack({}, false, utils)).toEqual({
          plugins: [expect.any(ContextReplacementPlugin)],
        });
      },
    },
  },
  {
    ours: [
      'src/components/Zoom/attachZoom.ts',
      'src/components/Zoom/mediumZoom.ts',
      'src/plugins/site-scripts/scriptsBundlerConfig.ts',
    ],
    does: 'replaces the library that docusaurus-plugin-image-zoom calls, and waits for its transitions',
    holds: {
      'the plugin calls the library with a selector, then detach and update': () => {
        const plugin = installed('docusaurus-plugin-image-zoom/src/zoom.ts');
        expect(matches(plugin, /mediumZoom\([^)]*\)/g)).toEqual(['mediumZoom(selector, config)']);
        expect(matches(plugin, /zoomObject\.(\w+)/g)).toEqual(['detach', 'update']);
      },
      'the library opens and closes a picture until a transition of its copy ends': () =>
        expect(
          installed('medium-zoom/dist/pure/index.js').match(
            /active\.zoomed\.addEventListener\('transitionend'/g,
          ),
        ).toHaveLength(2),
    },
  },
  {
    ours: [
      'packages/docusaurus-plugin-islands/src/trimmedData.cjs',
      'src/plugins/site-modules/trimGenerated.cjs',
      'src/plugins/site-modules/clientConfig.ts',
    ],
    does: 'trims the generated files that come into the browser bundle',
    holds: {
      'lists of all pages stand in the trimmed files, and the bundle has none': () => {
        const data = JSON.parse(read(`${generated}/globalData.json`)) as {
          'docusaurus-plugin-content-docs': {default: {versions: {docs: unknown[]}[]}};
        };
        const [version] = data['docusaurus-plugin-content-docs'].default.versions;
        expect(version?.docs.length).toBeGreaterThan(10);
        const named = scriptsWith(/mainDocId/);
        expect(named.length).toBeGreaterThan(0);
        for (const file of named) expect(readBuilt(file)).not.toMatch(/mainDocId[^{}]*docs\\?":/);
        for (const file of scriptsNamed(/\/routes\.\w+\.js$/))
          expect(readBuilt(file)).not.toContain('.mdx');
      },
      "the browser's configuration is the object of the build, written as JSON": () => {
        const config = read(`${generated}/docusaurus.config.mjs`);
        const keys = matches(config, /^ {2}"(\w+)":/gm);
        expect(keys).toEqual(expect.arrayContaining(['customFields', 'themeConfig', 'title']));
        expect(keys.filter((key) => /presets|plugins|themes|markdown|headTags/.test(key))).toEqual(
          [],
        );
      },
      "the browser's messages are the object of the build, written later": () => {
        const ids = Object.keys(JSON.parse(read(`${generated}/codeTranslations.json`)) as object);
        expect(ids).toContain('callout.note');
        // Messages of the build (`build.*`) and messages that are inlined into their views must not be in this file.
        expect(ids.filter((id) => /^build\.|^search\.label$|^home\.text$/.test(id))).toEqual([]);
      },
    },
  },
  {
    ours: ['src/plugins/site-modules/index.ts', 'src/plugins/site-modules/bundlerPlugins.ts'],
    does: 'replaces the minimizer of scripts and the PostCSS plugins of the browser bundle',
    holds: {
      'of two minimizers the first is for scripts, the second for stylesheets': () => {
        const text = docusaurus('bundler/lib/minification.js');
        expect([...text.matchAll(/new rspack\.(\w+)/g)].map(([, name]) => name)).toEqual([
          'SwcJsMinimizerRspackPlugin',
          'LightningCssMinimizerRspackPlugin',
        ]);
        const isChinese = (file: string): boolean => file.startsWith('zh/');
        expect(scriptsWith(/[\u4e00-\u9fff]/).filter(isChinese).length).toBeGreaterThan(1);
        expect(scriptsWith(/\\u[4-9][\da-f]{3}/).filter(isChinese)).toEqual([]);
        const stylesheets = [...files].filter((file) => file.endsWith('.css'));
        expect(stylesheets.length).toBeGreaterThan(0);
        expect(stylesheets.filter((file) => /[;{]\s*\n/.test(readBuilt(file)))).toEqual([]);
      },
      'React is a chunk of its own, and begins with a hint to compile all of it': () => {
        for (const file of scriptsNamed(/\/react\.\w+\.js$/))
          expect(readBuilt(file)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
      },
    },
  },
  {
    ours: ['src/plugins/site-modules/emitFiles.cjs', 'src/plugins/site-modules/index.ts'],
    does: 'tells Node that the server bundle is CommonJS, and has it write the files of documents',
    holds: {
      'the server bundle leaves files that a document links to to the browser bundle': () =>
        expect(matches(docusaurus('utils/lib/webpackUtils.js'), /`(&emitFile=false)`/g)).toEqual([
          '&emitFile=false',
        ]),
    },
  },
  {
    ours: [
      'tools/build/bundledConfig.cjs',
      'src/plugins/site-pages/index.ts',
      'src/plugins/site-pages/pagesBundlerConfig.ts',
    ],
    does: 'loads the configuration as a bundle, and completes a language after its pages',
    holds: {
      'a configuration may be an asynchronous function': () =>
        expect(docusaurus('core/lib/server/config.js')).toMatch(
          /typeof importedConfig === 'function'\s+\? await importedConfig\(\)/,
        ),
      'postBuild comes after the pages are written': () =>
        expect(docusaurus('core/lib/commands/build/buildLocale.js')).toMatch(
          /executeSSG\)\([^]*executePluginsPostBuild\(\{ plugins, props/,
        ),
      "the bundler's cache depends on experiments.cache.buildDependencies": () =>
        expect(docusaurus('core/lib/webpack/base.js')).toMatch(
          /experiments\.cache = \{[^;]*\bbuildDependencies:/,
        ),
    },
  },
];

test('the files with assumptions exist', () => {
  const missing = assumptions.flatMap(({ours}) => ours).filter((file) => !exists(file));
  expect(missing).toEqual([]);
});

test('no other file imports internals of Docusaurus', () => {
  const known = new Set(assumptions.flatMap(({ours}) => ours));
  const inner =
    /['"]@docusaurus\/[\w-]+\/(?:lib|src)\/|@docusaurus\/theme-common\/internal|__RouterContext/;
  const files = [...list('src'), ...list('packages', /\/src\//)];
  const found = files.filter((file) => /\.(?:tsx?|cjs)$/.test(file) && inner.test(read(file)));
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter((file) => !known.has(file))).toEqual([]);
});

const checks = assumptions.flatMap(({ours, does, holds}) =>
  Object.entries(holds).map(([claim, check]) => ({files: ours.join(', '), does, claim, check})),
);

test.each(checks)('$files $does: $claim', ({check}) => check());
