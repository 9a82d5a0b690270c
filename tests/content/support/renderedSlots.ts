import path from 'node:path';
import {exists, list, read} from '../../../tools/support/files';

const upstream = 'node_modules/@docusaurus/theme-classic/lib/theme';

/** Slots that Docusaurus itself renders, and the components of the site's routes. */
const entries = [
  ...['Error', 'Layout', 'Loading', 'NotFound', 'Root', 'SiteMetadata', 'ThemeProvider'],
  ...['BlogListPage', 'BlogPostPage', 'DocItem', 'DocRoot', 'DocsRoot', 'DocVersionRoot'],
];
/** Pages may import slots of the theme. */
const pages = ['src/pages', 'docs', 'blog', 'i18n'];

/** Returns the components of theme-classic that nothing on the site's pages imports, directly or through others. */
export function slotsNeverRendered(): readonly string[] {
  const seen = new Set<string>();
  const slots = new Set<string>();

  function visit(file: string | undefined): void {
    if (file === undefined || seen.has(file)) return;
    seen.add(file);
    const source = read(file).replace(/\bimport type [^;]+;/g, '');
    for (const [, name = ''] of source.matchAll(/\b(?:from|import)\s*\(?['"]([^'"]+)['"]/g)) {
      if (name.startsWith('@theme/')) slots.add(name.slice('@theme/'.length));
      visit(resolve(name, file));
    }
  }

  for (const slot of entries) {
    slots.add(slot);
    visit(resolve(`@theme/${slot}`, ''));
  }
  for (const page of pages.flatMap((folder) => list(folder, /\.(?:mdx?|[jt]sx?)$/))) visit(page);
  return allSlots().filter(
    (slot) => !slots.has(slot) && !seen.has(moduleAt(`${upstream}/${slot}`)!),
  );
}

/** Returns the components of theme-classic. */
export function allSlots(): readonly string[] {
  return list(upstream, /\.js$/).map((file) =>
    file.slice(upstream.length + 1).replace(/(?:\/index)?\.js$/, ''),
  );
}

function resolve(name: string, importer: string): string | undefined {
  const slot = /^@theme(?:-(?:original|init))?\/(.+)/.exec(name)?.[1];
  if (slot !== undefined) {
    const own = name.startsWith('@theme/') ? moduleAt(`src/theme/${slot}`) : undefined;
    return own ?? moduleAt(`${upstream}/${slot}`);
  }
  if (name.startsWith('@site/')) return moduleAt(name.slice('@site/'.length));
  return name.startsWith('.') ? moduleAt(path.posix.join(path.dirname(importer), name)) : undefined;
}

function moduleAt(base: string): string | undefined {
  const ends = ['.tsx', '.ts', '.js', '/index.tsx', '/index.ts', '/index.js', ''];
  return ends
    .map((end) => base + end)
    .find((file) => /\.(?:mdx?|[jt]sx?)$/.test(file) && exists(file));
}

/** Returns the names in the first column of the table of slots that are never rendered; `Icon/*` stands for all below. */
export function listedSlots(
  text: string,
): readonly {readonly name: string; readonly line: number}[] {
  return text.split('\n').flatMap((row, index) => {
    const cells = row.split('|').slice(1, -1);
    if (cells.length !== 2) return [];
    return [...cells[0]!.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({name, line: index + 1}));
  });
}

/** Returns true if a name of the table stands for a slot: it, or with `/*` it and all below. */
export function standsFor(name: string, slot: string): boolean {
  if (!name.endsWith('/*')) return name === slot;
  const above = name.slice(0, -2);
  return slot === above || slot.startsWith(`${above}/`);
}
