/** Finds the client modules that an article may render, or the reason why it cannot be static. */
const {existsSync, readFileSync, statSync} = require('node:fs');
const path = require('node:path');

const directive = /^(?:\s|\/\/.*\n|\/\*[^]*?\*\/)*(['"])use client\1/;
const source = /\.(?:tsx?|jsx?|mdx?)$/;
const imported =
  /(?:^|[\n;])\s*(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s*)?(['"])([^'"]+)\1/g;
const isClient = (text) => directive.test(text);

const root = path.dirname(__dirname);

/** Returns the id of a client module. */
function islandId(siteDir, file) {
  const own = file.startsWith(path.join(root, 'islands') + path.sep);
  const name = own
    ? `theme/${path.basename(file)}`
    : path
        .relative(siteDir, file)
        .split(path.sep)
        .join('/')
        .replace(/^src\/(?:components\/)?/, '');
  return name.replace(/(?:\/index)?\.[jt]sx?$/, '');
}

const importsOf = (text) => [...text.matchAll(imported)].map(([, , request]) => request);

/** Returns the file that a request means: a module of the site, or its override of a theme component. */
function resolveLocal(siteDir, from, request) {
  const base = request.startsWith('@site/')
    ? path.join(siteDir, request.slice('@site/'.length))
    : request.startsWith('@theme/')
      ? path.join(siteDir, 'src/theme', request.slice('@theme/'.length))
      : request.startsWith('.')
        ? path.resolve(path.dirname(from), request)
        : path.isAbsolute(request)
          ? request
          : undefined;
  if (!base) return undefined;
  return [
    '',
    '.tsx',
    '.ts',
    '.jsx',
    '.js',
    '.mdx',
    '.md',
    '/index.tsx',
    '/index.ts',
    '/index.jsx',
    '/index.js',
  ]
    .map((end) => base + end)
    .find((file) => source.test(file) && existsSync(file) && statSync(file).isFile());
}

/** Packages and theme components that work without a script in a static article, or that this plugin makes islands. */
const known =
  /^(?:react|react\/jsx-runtime|clsx|prop-types|@mdx-js\/react|@docusaurus\/(?:Link|Translate|useBaseUrl|useDocusaurusContext|Head|router|Interpolate|useGlobalData|isInternalUrl|theme-common|plugin-content-docs\/client)|@theme(?:-original|-init)?\/(?:Tabs|TabItem|CodeBlock|Admonition.*|TOCInline|DocCardList|DocCard|Heading|Details|ThemedImage|Icon\/.*|CodeInline|MDXComponents.*))$/;
const asset =
  /\.(?:css|s[ac]ss|less|png|jpe?g|gif|webp|avif|svg|ico|mp4|webm|pdf|txt|ya?ml|json|zip)(?:\?.*)?$|^!/;
/** Hooks that return the same in the browser as on the server, so that static HTML is enough. */
const harmless =
  /^use(?:BaseUrl|BaseUrlUtils|DocusaurusContext|ThemeConfig|Doc|DocById|BlogPost|PluginData|AllPluginInstancesData|GlobalData|Id|Memo|Callback|Context|Ref|PluralForm|MDXComponents|CurrentSidebarCategory|DocsPreferredVersion|DocsVersion|DocsSidebar|HomePageRoute|PrismTheme)$/;

/** Returns code that has to run in the browser: a hook that is not harmless, a handler, or `<BrowserOnly>`. */
function findRunning(text) {
  const hook = [...text.matchAll(/\b(use[A-Z]\w*)\s*(?:<[^>()]*>)?\(/g)].find(
    ([, name]) => !harmless.test(name),
  );
  const other =
    /<BrowserOnly\b|\bBrowserOnly,|\bon[A-Z]\w*\s*[=:]\s*(?:\{|\(|[\w$]+\s*=>|function)/.exec(text);
  return hook?.[1] ?? other?.[0].trim();
}

/**
 * Follows the imports of a module that is to be static. Returns the client modules it may render, or the reason why it
 * cannot be static.
 */
function follow(siteDir, file, requests, seen = new Set()) {
  const clients = new Set();
  const local = [];
  for (const request of requests) {
    if (
      asset.test(request) ||
      request.startsWith('@site/.docusaurus') ||
      request.startsWith('@generated/')
    )
      continue;
    const target = resolveLocal(siteDir, file, request);
    if (!target) {
      if (known.test(request)) continue;
      return {reason: `imports ${request}, which may need the browser`};
    }
    if (seen.has(target)) continue;
    seen.add(target);
    const text = readFileSync(target, 'utf8');
    if (isClient(text)) {
      clients.add(target);
      continue;
    }
    local.push(target);
    const mark = /\.mdx?$/.test(target)
      ? mdxMark(text)
      : findRunning(text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*/gm, ''));
    if (mark)
      return {reason: `${path.relative(siteDir, target)} uses ${mark} without 'use client'`};
    const inner = follow(siteDir, target, importsOf(text.replace(/^```[^]*?^```/gm, '')), seen);
    if (inner.reason) return inner;
    inner.clients.forEach((client) => clients.add(client));
    local.push(...inner.local);
  }
  return {clients, local};
}

const mdxMark = (text) =>
  findRunning(text.replace(/^( *)(`{3,}|~{3,})[^]*?^\1\2/gm, '').replace(/`[^`\n]*`/g, ''));

module.exports = {isClient, islandId, importsOf, follow, findRunning, harmless, root};
