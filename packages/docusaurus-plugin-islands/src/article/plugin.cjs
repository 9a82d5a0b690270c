/**
 * Plugin for Docusaurus: renders the articles of documents, posts and pages as static HTML with islands. CommonJS, as
 * Docusaurus loads it.
 */
const {existsSync} = require('node:fs');
const {createRequire} = require('node:module');
const path = require('node:path');
const {createMatcher} = createRequire(path.join(process.cwd(), 'package.json'))(
  '@docusaurus/utils',
);

const at = (...names) => path.join(__dirname, ...names);
const levels = ['ignore', 'log', 'warn', 'throw'];

/** Records the last button of an island that was clicked before scripts are loaded. */
const early = `addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('site-island button,site-island [role]');if(b&&!b.closest('[data-live]'))window.islandsPressed=b},true)`;

/** Files of Docusaurus that the plugin uses or replaces without being documented. */
const internals = [
  '@docusaurus/core/lib/client/BrokenLinksContext.js',
  '@docusaurus/core/lib/client/browserContext.js',
  '@docusaurus/theme-classic/lib/prism-include-languages.js',
  '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/index.js',
  '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/index.js',
  '@docusaurus/theme-classic/lib/theme/MDXContent/index.js',
  '@docusaurus/theme-common/lib/hooks/usePrismTheme.js',
  '@docusaurus/theme-common/lib/utils/codeBlockUtils.js',
];

function missingInternal(siteDir) {
  const folders = createRequire(path.join(siteDir, 'package.json')).resolve.paths('x');
  return internals.find((file) => !folders.some((folder) => existsSync(path.join(folder, file))));
}

module.exports = function islands({siteDir}, {exclude = [], onWholePage = 'log'} = {}) {
  const name = 'docusaurus-plugin-islands';
  if (!levels.includes(onWholePage))
    throw new Error(`${name}: onWholePage is one of ${levels.join(', ')}, not ${onWholePage}`);
  if (process.env.NODE_ENV !== 'production') return {name};
  const missing = missingInternal(siteDir);
  if (missing) {
    console.warn(
      `[${name}] Pages are hydrated as a whole: this version of Docusaurus lacks ${missing}.`,
    );
    return {name};
  }
  const isExcluded = createMatcher(exclude);
  const whole = new Map();
  const options = {
    siteDir,
    isExcluded,
    onWhole: (file, reason) => whole.set(file, reason),
  };
  const isSite = (file) =>
    file.startsWith(siteDir + path.sep) &&
    !/[\\/](?:node_modules|\.docusaurus)[\\/]/.test(file.slice(siteDir.length));
  const isIsland = (file) => file.startsWith(at('islands') + path.sep);
  return {
    name,
    getThemePath: () => at('theme'),
    getClientModules: () => [at('client.js'), at('styles.css')],
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: early}]}),
    configureWebpack(config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin: Replace} = currentBundler.instance;
      const entry = typeof config.entry === 'string' ? config.entry : config.entry.main;
      const mdx = {
        // `resource` instead of `test`: Docusaurus would take a rule with this `test` for its own.
        resource: /\.mdx?$/,
        enforce: 'post',
        loader: at('loaders/mdx.cjs'),
        options: {...options, isServer},
      };
      const useClient = {
        resource: (file) => /\.[jt]sx?$/.test(file) && (isSite(file) || isIsland(file)),
        enforce: 'pre',
        loader: at('loaders/useClient.cjs'),
        options: {siteDir},
      };
      const styles = {
        resourceQuery: /islands-styles/,
        resource: /\.[jt]sx?$/,
        enforce: 'post',
        loader: at('loaders/styles.cjs'),
      };
      // Documents report why they are whole when they are compiled, so they may not come from the bundler's cache.
      if (config.experiments) delete config.experiments.cache;
      return {
        cache: false,
        entry: {main: [at('contexts.cjs')].concat(entry)},
        module: {rules: isServer ? [mdx, useClient] : [mdx, styles]},
        plugins: isServer
          ? [new Replace(/[\\/]hooks[\\/]usePrismTheme(?:\.js)?$/, at('usePrismTheme.js'))]
          : [
              new Replace(/[\\/]prism-include-languages(?:\.js)?$/, (it) => {
                // The client module of the theme. `@theme/prism-include-languages` and `?with-code` stay.
                if (!it.request.startsWith('@theme')) it.request = at('empty.js');
              }),
              new Replace(/^@theme\/MDXContent$/, at('MDXContent.js')),
              new Replace(/^@theme-islands-styles$/, '@theme/MDXComponents?islands-styles'),
            ],
      };
    },
    configurePostCss(postCss) {
      postCss.plugins.unshift(selectors);
      return postCss;
    },
    async postBuild() {
      if (whole.size === 0 || onWholePage === 'ignore') return;
      const lines = [...whole].sort().map(([file, reason]) => `  ${file}: ${reason}`);
      const text = `[${name}] Documents that are hydrated as a whole:\n${lines.join('\n')}`;
      const hasOthers = [...whole.values()].some((reason) => reason !== 'excluded');
      if (onWholePage === 'throw' && hasOthers) throw new Error(text);
      console[onWholePage === 'log' ? 'log' : 'warn'](text);
    },
  };
};

/** Lets selectors with `>` match through the elements that the plugin adds, with the same specificity. */
const selectors = {
  postcssPlugin: 'docusaurus-plugin-islands',
  Once(css) {
    css.walkRules((rule) => {
      const more = rule.selectors.flatMap((selector) => {
        const inArticle = selector.replace(/\.markdown\s*>\s*/, '$&:where([data-article]) > ');
        const inSlot = selector.replace(
          />\s*(\*?:(?:first|last)-child)\s*$/,
          '> :where(site-slot) > $1',
        );
        // The theme's `header + *`: the first element of the article follows the title.
        const first = selector.replace(
          /\bheader\s*\+\s*\*$/,
          'header + :where([data-article]) > :first-child',
        );
        return [inArticle, inSlot, first].filter((own) => own !== selector);
      });
      if (more.length > 0) rule.selectors = [...rule.selectors, ...more];
    });
  },
};
