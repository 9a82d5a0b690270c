import {createRequire} from 'node:module';
import {join} from 'node:path';
import {getFileLoaderUtils} from '@docusaurus/utils';
import {exists, list, read} from '../../../tools/support/files';
import {root} from '../../../tools/support/paths';
import {document, documents, files, readBuilt} from '../support/build';

const load = createRequire(join(root, 'package.json'));
const installed = (file: string): string => read(`node_modules/${file}`);
const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(pattern)].map(([all, first]) => first ?? all))].sort();

/** The stock theme as Docusaurus makes it for a site without options. */
function stockTheme() {
  const {default: create} = load('@docusaurus/theme-classic') as {
    default: (context: unknown, options: unknown) => Record<string, unknown> & Theme;
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

type Seam = {
  /** The file that relies on something nobody promised. */
  readonly ours: string;
  readonly reliesOn: string;
  readonly holds: () => void;
};

/**
 * Where the site stands on more than the documented face of a package, and would break in silence when that moves. When
 * one fails after an upgrade: read what changed upstream, change the file that is named, then the expectation.
 */
const seams: readonly Seam[] = [
  {
    ours: 'src/client/navigate.ts',
    reliesOn:
      'client modules are told of a page before it comes, that it has come, and when it is there',
    holds: () => {
      const told = ['PendingNavigation', 'ClientLifecyclesDispatcher'].flatMap((name) =>
        matches(
          installed(`@docusaurus/core/lib/client/${name}.js`),
          /(dispatchLifecycleAction\('\w+'|\bthis\.routeUpdateCleanupCb\(\))/g,
        ),
      );
      expect(told).toEqual([
        "dispatchLifecycleAction('onRouteUpdate'",
        'this.routeUpdateCleanupCb()',
        "dispatchLifecycleAction('onRouteDidUpdate'",
      ]);
    },
  },
  {
    ours: 'src/plugins/site-modules/emitFiles.cjs',
    reliesOn: 'what a document links to is not written by the bundle of the server',
    holds: () =>
      expect(
        matches(installed('@docusaurus/utils/lib/webpackUtils.js'), /`(&emitFile=false)`/g),
      ).toEqual(['&emitFile=false']),
  },
  {
    ours: 'src/plugins/site-modules/forBrowser.cjs',
    reliesOn:
      'lists of all pages stand in the generated files that are trimmed, and are used no more',
    holds: () => {
      const data = JSON.parse(read('.docusaurus/globalData.json')) as {
        'docusaurus-plugin-content-docs': {default: {versions: {docs: unknown[]}[]}};
      };
      const [version] = data['docusaurus-plugin-content-docs'].default.versions;
      expect(version?.docs.length).toBeGreaterThan(10);
      const scripts = [...files].filter((file) => /assets\/js\/.*\.js$/.test(file));
      const named = scripts.filter((file) => /mainDocId/.test(readBuilt(file)));
      expect(named.length).toBeGreaterThan(0);
      for (const file of named) expect(readBuilt(file)).toMatch(/mainDocId[^{}]*docs\\?":\[\]/);
      const routes = scripts.filter((file) => /\/routes\.\w+\.js$/.test(file));
      expect(routes.length).toBeGreaterThan(0);
      for (const file of routes) expect(readBuilt(file)).not.toContain('.mdx');
    },
  },
  {
    ours: 'src/plugins/site-theme/theme-classic.ts',
    reliesOn: 'the stock theme does nothing that the wrapper does not know of',
    holds: () =>
      expect(Object.keys(stockTheme()).sort()).toEqual([
        'configurePostCss',
        'configureWebpack',
        'getClientModules',
        'getDefaultCodeTranslationMessages',
        'getThemePath',
        'getTranslationFiles',
        'getTypeScriptThemePath',
        'injectHtmlTags',
        'name',
        'translateThemeConfig',
      ]),
  },
  {
    ours: 'src/plugins/site-theme/theme-classic.ts',
    reliesOn: 'its client modules are Infima, the highlighter and the progress bar',
    holds: () =>
      expect(stockTheme().getClientModules()).toEqual([
        // The sheet of Infima, which Jest replaces.
        expect.any(String),
        './prism-include-languages',
        './nprogress',
      ]),
  },
  {
    ours: 'src/plugins/site-theme/theme-classic.ts',
    reliesOn: 'the bundle has none of these',
    holds: () =>
      expect(read('.docusaurus/client-modules.js')).not.toMatch(
        /prism-include-languages|infima|nprogress/,
      ),
  },
  {
    ours: 'src/plugins/site-theme/theme-classic.ts',
    reliesOn:
      'its tags are a drawing that no view of ours uses, and scripts that the head script stands in for',
    holds: () => {
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
  },
  {
    ours: 'src/plugins/site-theme/theme-classic.ts',
    reliesOn: 'it tells the bundler about the highlighter and nothing else',
    holds: () => {
      class ContextReplacementPlugin {}
      const utils = {currentBundler: {instance: {ContextReplacementPlugin}}};
      expect(stockTheme().configureWebpack({}, false, utils)).toEqual({
        plugins: [expect.any(ContextReplacementPlugin)],
      });
    },
  },
  {
    ours: 'src/client/headScript.ts',
    reliesOn:
      'what plugins put into the head comes after canonical and hreflang, which the script reads',
    holds: () => {
      for (const {file} of documents.filter(({file}) => /(?:^|\/)index\.html$/.test(file))) {
        const html = readBuilt(file);
        const script = html.search(/<script data-missing=/);
        expect(script).toBeGreaterThan(html.indexOf('rel="canonical"'));
        expect(html.slice(script)).not.toMatch(/ hreflang="x-default"/i);
      }
    },
  },
  {
    ours: 'src/client/shell/theme.ts',
    reliesOn:
      'the shell starts, and listens, before the bundle does, which the document lists as data',
    holds: () => {
      const $ = document('index.html');
      expect($('script[src]').length).toBe(0);
      expect($('script[data-shell]').text()).toMatch(/\/shell\.\w+\.js"\]$/);
      expect($('script[data-scripts]').text()).toMatch(
        /^\["[^"]+\/routes\.\w+\.js","[^"]+\/runtime~main\.\w+\.js","[^"]+\/main\.\w+\.js"\]$/,
      );
    },
  },
  {
    ours: 'src/client/shell/theme.ts',
    reliesOn: 'Docusaurus listens to its own storage slot "theme", on the window',
    holds: () => {
      const theme = installed('@docusaurus/theme-common/lib/contexts/colorMode.js');
      expect(theme).toMatch(/ColorModeStorageKey = 'theme';[^]*ColorModeStorage\.listen\(/);
      expect(installed('@docusaurus/theme-common/lib/utils/storageUtils.js')).toContain(
        "window.addEventListener('storage', listener)",
      );
    },
  },
  {
    ours: 'src/client/zoom.ts',
    reliesOn: 'the plugin calls the library with a selector, then detach and update',
    holds: () => {
      const plugin = installed('docusaurus-plugin-image-zoom/src/zoom.ts');
      expect(matches(plugin, /mediumZoom\([^)]*\)/g)).toEqual(['mediumZoom(selector, config)']);
      expect(matches(plugin, /zoomObject\.(\w+)/g)).toEqual(['detach', 'update']);
    },
  },
  {
    ours: 'src/plugins/site-modules/index.ts',
    reliesOn: 'the configuration of the browser is the object of the build, written as JSON',
    holds: () => {
      const config = read('.docusaurus/docusaurus.config.mjs');
      const keys = matches(config, /^ {2}"(\w+)":/gm);
      expect(keys).toEqual(expect.arrayContaining(['customFields', 'themeConfig', 'title']));
      expect(keys.filter((key) => /presets|plugins|themes|markdown|headTags/.test(key))).toEqual(
        [],
      );
    },
  },
  {
    ours: 'src/plugins/site-modules/index.ts',
    reliesOn: "the browser's catalogue is the object of the build, written later",
    holds: () => {
      const ids = Object.keys(JSON.parse(read('.docusaurus/codeTranslations.json')) as object);
      expect(ids).toContain('callout.note');
      // Words of the build, and one that stands in the view that says it.
      expect(ids.filter((id) => /^build\.|^search\.label$|^home\.text$/.test(id))).toEqual([]);
    },
  },
  {
    ours: 'src/plugins/site-modules/index.ts',
    reliesOn: 'of two minimizers the first is for scripts, the second for style sheets',
    holds: () => {
      const text = installed('@docusaurus/bundler/lib/minification.js');
      expect([...text.matchAll(/new rspack\.(\w+)/g)].map(([, name]) => name)).toEqual([
        'SwcJsMinimizerRspackPlugin',
        'LightningCssMinimizerRspackPlugin',
      ]);
      const scripts = [...files].filter((file) => /^zh\/assets\/js\/(?!shell).*\.js$/.test(file));
      expect(
        scripts.filter((file) => /[\u4e00-\u9fff]/.test(readBuilt(file))).length,
      ).toBeGreaterThan(1);
      expect(scripts.filter((file) => /\\u[4-9][\da-f]{3}/.test(readBuilt(file)))).toEqual([]);
      const sheets = [...files].filter((file) => file.endsWith('.css'));
      expect(sheets.length).toBeGreaterThan(0);
      expect(sheets.filter((file) => /[;{]\s*\n/.test(readBuilt(file)))).toEqual([]);
    },
  },
  {
    ours: 'tools/build/index.ts',
    reliesOn: 'a variable keeps the minifier of pages out',
    holds: () =>
      expect(installed('@docusaurus/bundler/lib/minifyHtml.js')).toContain(
        "process.env.SKIP_HTML_MINIFICATION === 'true'",
      ),
  },
  {
    ours: 'src/plugins/site-pages/index.ts',
    reliesOn: "what the bundler's cache depends on stands in experiments.cache.buildDependencies",
    holds: () =>
      expect(installed('@docusaurus/core/lib/webpack/base.js')).toMatch(
        /experiments\.cache = \{[^;]*\bbuildDependencies:/,
      ),
  },
  {
    ours: 'src/compiler/html/images.ts',
    reliesOn: 'a request for a picture has the limit below which it would be written into the page',
    holds: () =>
      expect(getFileLoaderUtils(false).loaders.inlineMarkdownImageFileLoader).toMatch(
        /[?&]limit=\d+/,
      ),
  },
  {
    ours: 'src/plugins/site-scripts/mendDocSearch.cjs',
    reliesOn:
      'the style element of DocSearch and its hits as markup stand in the one file that the loader is given',
    holds: () => {
      const search = [...files].filter(
        (file) => file.endsWith('.js') && readBuilt(file).includes('DocSearch-Modal'),
      );
      expect(search.length).toBeGreaterThan(0);
      expect(
        search.filter((file) =>
          /"style",null|\.cls-1|dangerouslySetInnerHTML/.test(readBuilt(file)),
        ),
      ).toEqual([]);
    },
  },
  {
    ours: 'src/components/Search/Dialog.tsx',
    reliesOn: 'DocSearch has every class that sheets and views name, and its mark of a parent',
    holds: () => {
      const search = installed('@docsearch/react/dist/esm/index.js');
      const used = list('src', /\.(?:css|tsx?)$/).flatMap((file) => [
        ...matches(read(file), /\bDocSearch-[\w-]*\w|__docsearch_parent/g),
      ]);
      expect(used.length).toBeGreaterThan(20);
      const known = new Set(matches(search, /\bDocSearch-[\w-]*\w|__docsearch_parent/g));
      expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
    },
  },
  {
    ours: 'src/components/Search/client.ts',
    reliesOn: "the provider's client has a transporter with hosts and a cache of their states",
    holds: () => {
      const {liteClient} = createRequire(load.resolve('@docsearch/react'))(
        'algoliasearch/lite',
      ) as {
        liteClient: (app: string, key: string) => {transporter: Record<string, unknown>};
      };
      const {hosts, hostsCache} = liteClient('APP', 'key').transporter;
      expect((hosts as {url: string}[]).map(({url}) => url)).toContain('APP-dsn.algolia.net');
      const {get, set} = hostsCache as Record<string, unknown>;
      expect([typeof get, typeof set]).toEqual(['function', 'function']);
    },
  },
];

test.each(seams)('$ours: $reliesOn', ({ours, holds}) => {
  expect(exists(ours)).toBe(true);
  holds();
});
