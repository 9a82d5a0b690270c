import type {CheerioAPI} from 'cheerio';
import type {Root, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {parseCodeMeta} from '../../../src/compiler/code/codeMeta';
import {getMessage} from '../../../src/compiler/messages';
import {calloutKinds} from '../../../src/site/callouts';
import {locales} from '../../../src/site/locales';

/** Content that a page and its mirror share, in reading order. Code begins with a line for its title. */
type Parts = Record<'headings' | 'code' | 'links' | 'labels' | 'images', readonly string[]> & {
  /** Rows of cells, as lines where the page breaks them, and as one text in the mirror. */
  readonly rows: readonly (readonly Cell[])[];
};

type Cell = readonly string[];
type Selection = ReturnType<CheerioAPI>;
type Node = Selection[number];

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();
const fence = (title: string, text: string): string => `${clean(title)}\n${text.trimEnd()}`;

/** Controls and marks that are for the eyes only: they are no text of the page. */
const controls = [
  ...['.anchor', '.visually-hidden', '.page-actions', '.facts__past', '.feeds', '.family__host'],
  ...['button', 'search', 'svg'],
  // Leads to the same sources as the link beside it.
  '.example__links a[href*="startScript"]',
  // Opens the file further down.
  '.tree a',
  // Explanations of terms, which the mirror links to.
  '.terms',
  // Stands for what it unfolds.
  '.entry__summary',
  // Shown by the filter of an overview, and the link to the page for them.
  '.card [data-aside], .card__more',
].join(',');

/** The code of a block; added and removed lines make it a diff, as in the mirror. */
function codeOf($: CheerioAPI, block: Selection): string {
  const lines = block.find('.line').toArray();
  const sign = (line: Node): string =>
    $(line).is('.line--inserted') ? '+' : $(line).is('.line--deleted') ? '-' : ' ';
  if (lines.every((line) => sign(line) === ' ')) return block.find('code').text();
  return lines
    .map((line) => (sign(line) + $(line).text().replace(/\n$/, '')).replace(/^ $/, ''))
    .join('\n');
}

/** The text of a page without its frame: title, text, and the list of an overview. */
function textOf($: CheerioAPI): Selection {
  const article = $('article.frame__column');
  if (article.length === 0) return $('main');
  return article.find('h1, .prose, :scope > .overview');
}

/** Stands for `<br>`, which no text contains; a line end in the HTML is white space. */
const lineBreak = '\u2028';

/** The lines of a cell, as breaks and blocks part them. */
function cellOf($: CheerioAPI, node: Node): Cell {
  const cell = $(node).clone();
  cell.find(controls).remove();
  // Placeholder of a long value until it is unfolded.
  cell.find('.more > summary').remove();
  cell.find('.more').replaceWith((_, more) => $(more).contents());
  cell.find('br').replaceWith(lineBreak);
  const blocks = cell.children('div');
  const texts = (blocks.length > 0 ? blocks : cell).toArray().map((block) => $(block).text());
  const lines = texts.flatMap((text) => text.split(lineBreak)).map(clean);
  return lines.length === 1 ? lines : lines.filter((line) => line !== '');
}

/** Returns the files of a tree, each with its folders and its size. */
function filesOf($: CheerioAPI, tree: Node): string {
  const notes = $(tree).find('.tree__note').toArray();
  const lines = notes.map((note) => {
    const row = $(note).parent();
    const lists = row.parentsUntil('.tree', 'ul').toArray().reverse();
    const folders = lists.map((list) => $(list).prev('.tree__folder').text());
    return `${folders.join('')}${clean(row.children().first().text())}  ${clean($(note).text())}`;
  });
  return lines.sort().join('\n');
}

/** Returns the content of a built page. */
export function partsOfPage($: CheerioAPI, address: string): Parts {
  const within = (selector: string): Node[] =>
    textOf($).find(selector).addBack(selector).not('.explorer *').toArray();
  const isControl = (node: Node): boolean => $(node).closest(controls).length > 0;
  const plain = (node: Node): string => {
    const copy = $(node).clone();
    copy.find(controls).remove();
    return clean(copy.text());
  };

  const code = within('pre.code, .tree, .install code').flatMap((node): string[] => {
    const block = $(node);
    if (block.is('.tree')) return [fence('', filesOf($, node))];
    if (block.is('.install code')) return [fence('', block.text())];
    const commands = block.closest('[data-group="package-manager"]');
    if (commands.length > 0) {
      const panels = commands.find('.tabs__panel');
      // The four commands are one block, which stands where the first of them does.
      if (panels.first().find('pre')[0] !== node) return [];
      const texts = panels.toArray().map((panel) => {
        return `# ${clean($(panel).find('.tabs__caption').text())}\n${$(panel).find('pre').text().trimEnd()}`;
      });
      return [fence('', texts.join('\n\n'))];
    }
    const terminal = block.closest('.example__terminal');
    const title = terminal.length
      ? terminal.children('.example__caption').contents().first().text()
      : block.closest('.tabs--files').length
        ? block.closest('.tabs__panel').children('.tabs__caption').text()
        : block.closest('.block, .example__file').children('.block__head').text();
    return [fence(title, codeOf($, block))];
  });

  return {
    // The pages of an overview are entries of a list, not parts of the page.
    headings: within('h1, h2, h3, h4, h5, h6')
      .filter((node) => !$(node).is('.card__title'))
      .map((node) => `${(node as {name: string}).name.slice(1)} ${plain(node)}`),
    code,
    links: within('a[href]')
      .filter((node) => !isControl(node))
      .map((node) => new URL($(node).attr('href')!, address).href),
    rows: within('tr, .facts__item').map((node) =>
      $(node)
        .children('th, td, dt, dd')
        .toArray()
        .map((cell) => cellOf($, cell)),
    ),
    labels: within(
      '.tabs--prose > .tabs__panel > .tabs__caption, .callout__title, .details > summary',
    ).map(plain),
    images: within('img').map((node) => $(node).attr('alt') ?? ''),
  };
}

/** The facts of an option: their head is the name of it, which the page does not repeat. */
function isFacts({children: [head]}: Table): boolean {
  const [name, rest] = head?.children ?? [];
  return name?.children[0]?.type === 'inlineCode' && !!rest && toString(rest) === '';
}

/** Identifies a table or a block of code that replaces a drawing. */
export const drawingKey = (node: RootContent): string =>
  JSON.stringify(
    node.type === 'code' ? [node.meta, node.value] : node.type === 'table' && rowsOf(node),
  );

/** Returns the content of a mirror below its head. `drawings` are the keys of what replaces drawings. */
export function partsOfMirror(
  {children}: Root,
  drawings: ReadonlySet<string>,
): Parts & {readonly drawings: number} {
  // Title, description and the list of facts; the title is a heading of the page.
  const [title, , , ...rest] = children;
  const tree: Root = {type: 'root', children: [title!, ...rest]};
  const parts = {
    headings: [] as string[],
    code: [] as string[],
    links: [] as string[],
    rows: [] as Cell[][],
    labels: [] as string[],
    images: [] as string[],
  };
  let drawn = 0;
  const targets = new Map<string, string>();
  visit(tree, 'definition', ({identifier, url}) => void targets.set(identifier, url));
  visit(tree, (node, index, parent) => {
    if ((node.type === 'table' || node.type === 'code') && drawings.has(drawingKey(node))) {
      if (node.type === 'table') drawn++;
      return SKIP;
    }
    if (node.type === 'heading') parts.headings.push(`${node.depth} ${clean(toString(node))}`);
    if (node.type === 'code') {
      const {title = ''} = parseCodeMeta(node.meta ?? '');
      parts.code.push(fence(title, listing(node.value)));
    }
    if (node.type === 'link') parts.links.push(new URL(node.url).href);
    if (node.type === 'linkReference') parts.links.push(targets.get(node.identifier) ?? '');
    if (node.type === 'image') parts.images.push(node.alt ?? '');
    if (node.type === 'strong' && isLabel(parent as RootContent, index)) {
      parts.labels.push(withoutKind(clean(toString(node))));
    }
    if (node.type === 'table') {
      const rows = rowsOf(node);
      parts.rows.push(...(isFacts(node) ? rows.slice(1) : rows));
    }
    return undefined;
  });
  return {...parts, drawings: drawn};
}

/** The title of a callout; its kind is a picture on the page. */
function withoutKind(label: string): string {
  const kind = calloutKinds
    .flatMap((each) => locales.map((locale) => getMessage(locale, `callout.${each}`)))
    .find((name) => label.startsWith(`${name}: `) || label.startsWith(`${name}：`));
  return kind === undefined ? label : label.slice(kind.length + 1).trim();
}

/** A paragraph that is nothing but bold. */
function isLabel(parent: RootContent | undefined, index: number | undefined): boolean {
  return parent?.type === 'paragraph' && index === 0 && parent.children.length === 1;
}

/** Sorts a list of files, whose order on the page differs. */
function listing(text: string): string {
  const lines = text.split('\n');
  return lines.every((line) => /^\S+ {2}[\d.]+ k?B$/.test(line)) ? lines.sort().join('\n') : text;
}

export function rowsOf(node: Table): Cell[][] {
  return node.children.map((row) => row.children.map((cell) => [clean(toString(cell))]));
}

/** True when a cell of the mirror holds the lines of the page's, parted by signs in place of breaks. */
export function isSameCell(page: Cell, mirror: Cell): boolean {
  const escaped = page.map((line) => line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('(?:; |: |；|：)')}$`).test(mirror.join(''));
}
