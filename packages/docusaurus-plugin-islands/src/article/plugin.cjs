/**
 * Plugin for Docusaurus: renders the articles of documents, posts and pages as static HTML with islands. CommonJS, as
 * Docusaurus loads it.
 */
const {existsSync, mkdirSync, readFileSync, writeFileSync} = require('node:fs');
const {createRequire} = require('node:module');
const path = require('node:path');
const {cleanFeeds} = require('./feeds.cjs');
const findMissing = require('./findMissing.cjs');
const createFollower = require('./loaders/createFollower.cjs');
const createRecords = require('./records.cjs');

const name = 'docusaurus-plugin-islands';
const at = (...names) => path.join(__dirname, ...names);
const levels = ['ignore', 'log', 'warn', 'throw'];
const strategies = ['interaction', 'visible', 'idle', 'load', 'static'];

/**
 * Records the last button of an island that was clicked before scripts are loaded. Minifiers leave it as it is, so that
 * its hash is known.
 */
const early = `addEventListener("click",()=>event.target.closest?.("site-island:not([data-live]) :is(button,[role])")&&(window.islandsPressed=event.target.closest("button,[role]")),!0)`;

/** Returns the paths by which `exclude` may name a file: its own, and that of the file that it translates. */
function pathsOf(file) {
  const [, plugin, id, rest] =
    /^i18n\/[^/]+\/docusaurus-plugin-content-(docs|blog|pages)(?:-([^/]+))?\/(.+)$/.exec(file) ??
    [];
  if (!plugin) return [file];
  if (plugin === 'pages') return [file, `src/pages/${rest}`];
  if (plugin === 'blog') return [file, `${id ?? 'blog'}/${rest}`];
  const versioned = id ? `${id}_versioned_docs` : 'versioned_docs';
  const source = rest
    .replace(/^current\//, `${id ?? 'docs'}/`)
    .replace(/^version-/, `${versioned}/version-`);
  return [file, source];
}

function checkOptions({exclude, onWholePage, components}) {
  if (!levels.includes(onWholePage))
    throw new Error(`${name}: onWholePage is one of ${levels.join(', ')}, not ${onWholePage}`);
  if (!Array.isArray(exclude) || exclude.some((item) => typeof item !== 'string'))
    throw new Error(`${name}: exclude is a list of patterns`);
  for (const [request, strategy] of Object.entries(components))
    if (!strategies.includes(strategy))
      throw new Error(
        `${name}: components['${request}'] is one of ${strategies.join(', ')}, not ${strategy}`,
      );
}

/** Writes the server's modules for the components of packages that are islands. Returns them by their requests. */
function writeWrappers(folder, components) {
  const entries = Object.entries(components).filter(([, strategy]) => strategy !== 'static');
  mkdirSync(folder, {recursive: true});
  return new Map(
    entries.map(([request, strategy], index) => {
      const file = path.join(folder, `component${index}.js`);
      const text = `const {islands} = require(${JSON.stringify(at('server.js'))});
module.exports = islands(${JSON.stringify(request)}, require(${JSON.stringify(request)}), ${JSON.stringify(strategy)});
`;
      if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
      return [request, file];
    }),
  );
}

module.exports = function islands(
  {siteDir, generatedFilesDir, siteConfig, i18n},
  {exclude = [], onWholePage = 'log', components = {}} = {},
) {
  checkOptions({exclude, onWholePage, components});
  if (process.env.NODE_ENV !== 'production') return {name};
  const missing = findMissing(siteDir, siteConfig.future?.experimental_router);
  if (missing) {
    console.warn(
      `[${name}] The site is built without islands: the plugin does not work with ${missing}.`,
    );
    return {name};
  }
  cleanFeeds(siteDir);
  const {createMatcher} = createRequire(path.join(siteDir, 'package.json'))('@docusaurus/utils');
  const matches = createMatcher(exclude);
  const records = createRecords(siteDir, i18n.currentLocale, {exclude, components});
  const wrappers = writeWrappers(path.join(generatedFilesDir, name), components);
  const isSite = (file) =>
    file.startsWith(siteDir + path.sep) &&
    !/[\\/](?:node_modules|\.docusaurus)[\\/]/.test(file.slice(siteDir.length));
  const isIsland = (file) => file.startsWith(at('islands') + path.sep);
  const names = new Set();
  /** Notes which modules the browser's bundle has, also those from the cache. */
  const note = {
    apply(compiler) {
      compiler.hooks.done.tap(name, ({compilation}) => {
        for (const {resource} of compilation.modules) {
          const [file] = (resource ?? '').split('?');
          if (/\.mdx?$/.test(file))
            names.add(path.relative(siteDir, file).split(path.sep).join('/'));
        }
      });
    },
  };
  return {
    name,
    getThemePath: () => at('theme'),
    getClientModules: () => [at('client.js'), at('styles.css')],
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: early}]}),
    configureWebpack(config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin: Replace} = currentBundler.instance;
      const entry = typeof config.entry === 'string' ? config.entry : config.entry.main;
      const aliases = Object.fromEntries(
        Object.entries(config.resolve.alias).map(([alias, file]) => [
          alias.replace(/\$$/, ''),
          file,
        ]),
      );
      // A component of the site around that of the theme stays.
      const content = /theme-classic/.test(aliases['@theme/MDXContent'])
        ? /^@theme\/MDXContent$/
        : /^@theme-(?:original|init)\/MDXContent$/;
      const mdx = {
        // `resource` instead of `test`: Docusaurus would take a rule with this `test` for its own.
        resource: /\.mdx?$/,
        enforce: 'post',
        loader: at('loaders/mdx.cjs'),
        options: {
          siteDir,
          isServer,
          isExcluded: (file) => pathsOf(file).some((own) => matches(own)),
          followDocument: createFollower({siteDir, aliases, components}),
          record: records.record,
        },
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
      const wrap = [...wrappers].map(
        ([request, file]) =>
          new Replace(new RegExp(`^${request.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`), (it) => {
            if (path.resolve(it.context) !== path.dirname(file)) it.request = file;
          }),
      );
      const {cache, experiments} = config;
      const version = (own) => ({cache: {version: `${own.version}-${records.version}`}});
      return {
        ...(typeof cache === 'object' && version(cache)),
        ...(experiments?.cache && {experiments: version(experiments.cache)}),
        entry: {main: [at('..', 'contexts.cjs')].concat(entry)},
        module: {rules: isServer ? [mdx, useClient] : [mdx, styles]},
        plugins: isServer
          ? [new Replace(/[\\/]hooks[\\/]usePrismTheme(?:\.js)?$/, at('usePrismTheme.js')), ...wrap]
          : [
              new Replace(/[\\/]prism-include-languages(?:\.js)?$/, (it) => {
                // The client module of the theme. `@theme/prism-include-languages` and `?with-code` stay.
                if (!it.request.startsWith('@theme')) it.request = at('empty.js');
              }),
              new Replace(content, at('MDXContent.js')),
              new Replace(/^@theme-islands-styles$/, '@theme/MDXComponents?islands-styles'),
              note,
            ],
      };
    },
    configurePostCss(postCss) {
      postCss.plugins.unshift(selectors);
      return postCss;
    },
    async postBuild() {
      records.save(names);
      report(records.entries(), onWholePage);
    },
  };
};

/** Says how many documents are static, and lists the others. */
function report(entries, onWholePage) {
  const whole = entries.filter(([, reason]) => reason !== null);
  if (onWholePage === 'ignore') return;
  const count = entries.length - whole.length;
  const lines = whole.map(([file, reason]) => `  ${file}: ${reason}`);
  const text = [
    `[${name}] ${count} of ${entries.length} documents are static.`,
    ...(whole.length > 0 ? ['Documents that are hydrated as a whole:', ...lines] : []),
  ].join('\n');
  const isChosen = (reason) => reason === 'excluded' || reason === 'islands: false';
  const hasOthers = whole.some(([, reason]) => !isChosen(reason));
  if (onWholePage === 'throw' && hasOthers) throw new Error(text);
  console[onWholePage === 'warn' && hasOthers ? 'warn' : 'log'](text);
}

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
