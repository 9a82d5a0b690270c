/** Follows the imports of a document. */
const {readFileSync} = require('node:fs');
const path = require('node:path');
const {importsOf, isClient, islandId, resolveFile, root} = require('./clients.cjs');
const {exportsOf, readModule} = require('./readModule.cjs');

/** Packages that work without a script in a static article. */
const known =
  /^(?:react|react\/jsx(?:-dev)?-runtime|clsx|prop-types|@mdx-js\/react|@docusaurus\/(?:Link|Translate|useBaseUrl|useDocusaurusContext|Head|Interpolate|useGlobalData|isInternalUrl|theme-common|plugin-content-docs\/client|plugin-content-blog\/client)|@babel\/runtime\/.*|@swc\/helpers\/.*|core-js\/.*)$/;
/** Components of the classic theme that a document may import: they are static, or this plugin makes them islands. */
const knownTheme =
  /^@theme(?:-original|-init)?\/(?:Tabs|TabItem|CodeBlock|Admonition.*|TOCInline|DocCardList|DocCard|Heading|Details|ThemedImage|Icon\/.*|CodeInline|MDXComponents.*)$/;
const asset =
  /\.(?:css|s[ac]ss|less|png|jpe?g|gif|webp|avif|svg|ico|mp4|webm|pdf|txt|ya?ml|json|zip)(?:\?.*)?$|^!|^@site\/\.docusaurus|^@generated\//;
/** Themes whose components are known to be static, but for those of `special`. */
const trusted = /[\\/]@docusaurus[\\/]theme-(?:classic|live-codeblock)[\\/]lib[\\/]theme[\\/]/;
/** Components that every document's MDXComponents import, and few use. */
const special = new Set(['@theme/Mermaid', '@theme/LiveCodeBlock']);
/** Rendered in an island even if it is replaced. */
const inIsland = /^@theme(?:-original|-init)?\/TabItem$/;

/** Matches what has to run in the browser in Markdown, of which only the text is known. */
const running =
  /\buse(?:State|Effect|LayoutEffect|Reducer|SyncExternalStore|ColorMode|IsBrowser|Context)\s*\(|<BrowserOnly\b|\bon[A-Z]\w*\s*=\s*\{/;
const fence = /^( *)(`{3,}|~{3,})[^]*?^\1\2/gm;
const mermaid = /^ *(?:`{3,}|~{3,})mermaid\b/m;
const live = /^ *(?:`{3,}|~{3,})\w+.*\blive\b/m;

function readMarkdown(text) {
  const prose = text.replace(fence, '').replace(/`[^`\n]*`/g, '');
  const mark = running.exec(prose)?.[0].replace(/\s*[(={].*$/, '');
  return {
    imports: importsOf(prose).map((source) => ({source, names: []})),
    functions: [],
    needs: [
      ...(mermaid.test(text) ? ['@theme/Mermaid'] : []),
      ...(live.test(text) ? ['@theme/LiveCodeBlock'] : []),
    ],
    mark,
  };
}

function readFile(file) {
  const text = readFileSync(file, 'utf8');
  if (/\.mdx?$/.test(file)) return readMarkdown(text);
  if (!isClient(text)) return readModule(text, file);
  const {others} = exportsOf(text, file);
  if (others.length === 0) return {isClient: true};
  return {problem: `begins with 'use client' and exports ${others[0]}, which is no component`};
}

/**
 * Returns a function that follows the imports of a document: it returns the islands that the document may render, by
 * id, with the requests of their modules, and the files that were read; or the reason why the document cannot be
 * static.
 */
module.exports = function createFollower({siteDir, aliases, components}) {
  const modules = new Map();
  const read = (file) => {
    if (!modules.has(file)) modules.set(file, readFile(file));
    return modules.get(file);
  };
  const nameOf = (file) => path.relative(siteDir, file).split(path.sep).join('/');
  const strategyOf = (request) =>
    Object.hasOwn(components, request) ? components[request] : undefined;
  const isTheme = (file) => trusted.test(file) || file.startsWith(root + path.sep);
  const isOfSite = (file) =>
    file.startsWith(siteDir + path.sep) &&
    !/[\\/]node_modules[\\/]/.test(file.slice(siteDir.length));

  /** Returns true if an import of a module means an island. */
  function isIsland(from, request) {
    const strategy = strategyOf(request);
    if (strategy) return strategy !== 'static';
    const target = resolveFile(aliases, from, request);
    return Boolean(target && isOfSite(target) && read(target).isClient);
  }

  return function followDocument(file, document) {
    const clients = new Map();
    const seen = new Set();

    /** Returns the reason why a module that is no client module cannot be static. */
    function follow(from, module, importer) {
      const ofTheme = isTheme(from);
      if (module.problem) return `${nameOf(from)} ${module.problem}`;
      if (module.mark && !ofTheme) {
        if (from === file) return `has ${module.mark} in the document`;
        const by =
          importer === file || isTheme(importer) ? '' : ` (imported by ${nameOf(importer)})`;
        return `${nameOf(from)} uses ${module.mark} without 'use client'${by}`;
      }
      const own = ofTheme ? [] : module.functions;
      const given = own.find(({source}) => isIsland(from, source));
      if (given) {
        const place = from === file ? 'the document' : nameOf(from);
        return `${place} passes a function to the island <${given.component}> as "${given.prop}"`;
      }
      for (const request of module.needs) {
        const reason = visit(from, request, true);
        if (reason) return reason;
      }
      for (const {source} of module.imports) {
        // The theme's own modules are static; others replace some of them.
        const isSkipped = ofTheme && (special.has(source) || !source.startsWith('@theme'));
        const reason = isSkipped ? undefined : visit(from, source, false);
        if (reason) return reason;
      }
      return undefined;
    }

    function visit(from, request, isNeeded) {
      if (asset.test(request) || known.test(request) || inIsland.test(request)) return undefined;
      const strategy = strategyOf(request);
      if (strategy && strategy !== 'static') clients.set(request, request);
      if (strategy) return undefined;
      const target = resolveFile(aliases, from, request);
      const remedy = `add '${request}' to the option components`;
      const fromTheme = isTheme(from);
      if (!target && (isNeeded || fromTheme)) return undefined;
      if (target && isTheme(target)) {
        if (isNeeded) {
          // The classic theme has an empty component.
          return /theme-classic/.test(target) ? undefined : `uses ${request}: ${remedy}`;
        }
        if (!fromTheme && !knownTheme.test(request))
          return `imports ${request}, which may need the browser: ${remedy}`;
      } else if (!target || !isOfSite(target)) {
        return isNeeded
          ? `uses ${request}: ${remedy}`
          : `imports ${request}, which may need the browser: ${remedy}`;
      }
      if (seen.has(target)) return undefined;
      seen.add(target);
      const module = read(target);
      if (!module.isClient) return follow(target, module, from);
      // Islands of this plugin are in every registry.
      if (!isTheme(target)) clients.set(islandId(siteDir, target), target);
      return undefined;
    }

    const reason = visit(file, '@theme/MDXComponents', false) ?? follow(file, document);
    return {reason, clients, files: [...seen]};
  };
};
