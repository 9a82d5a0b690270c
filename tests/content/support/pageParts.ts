import type {CheerioAPI} from 'cheerio';
import type {Root, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {parseCodeMeta} from '../../../src/compiler/code/codeMeta';
import {getMessage} from '../../../src/compiler/messages';
import {calloutKinds} from '../../../src/site/callouts';
import {locales} from '../../../src/site/locales';
import {escapeRegExp} from '../../../src/compiler/escapeRegExp';

/** Content that a page and its mirror share, in reading order. Each item of `code` has the title in its first line. */
type Parts = Record<'headings' | 'code' | 'links' | 'labels' | 'images', readonly string[]> & {
  /** Rows of cells. A cell of a page is a list of its lines, a cell of a mirror is a single text. */
  readonly rows: readonly (readonly Cell[])[];
};

type Cell = readonly string[];
type Selection = ReturnType<CheerioAPI>;
type Node = Selection[number];

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();
const fence = (title: string, text: string): string => `${clean(title)}\n${text.trimEnd()}`;

/** Selectors of elements that mirrors do not have: controls, and elements that repeat or decorate content. */
const controls = [
  ...['.anchor', '.visually-hidden', '.page-actions', '.facts__past', '.feeds', '.family__host'],
  ...['button', 'search', 'svg'],
  // Link that opens an example in the playground, beside the link to its sources.
  ':is(.example__links, .gallery__links) a[href*="startScript"]',
  // Links from a file tree to the files further down on the page.
  '.tree a',
  // Explanations of terms. Mirrors link to the glossary instead.
  '.terms',
  // Short form of an entry, which is visible while the entry is folded.
  '.entry__summary',
  // Headings on a card that are hidden until the filter finds them, and the link with their number.
  '.card [data-aside], .card__more',
].join(',');

/** Returns the code of a block. If it has inserted or deleted lines, returns a diff, which mirrors have, too. */
function codeOf($: CheerioAPI, block: Selection): string {
  const lines = block.find('.line').toArray();
  const sign = (line: Node): string =>
    $(line).is('.line--inserted') ? '+' : $(line).is('.line--deleted') ? '-' : ' ';
  if (lines.every((line) => sign(line) === ' ')) return block.find('code').text();
  return lines
    .map((line) => (sign(line) + $(line).text().replace(/\n$/, '')).replace(/^ $/, ''))
    .join('\n');
}

/** Returns the elements with the content of a page: the title, the text, and the list of an overview. */
function textOf($: CheerioAPI): Selection {
  const article = $('article.frame__column');
  if (article.length === 0) return $('main');
  return article.find('h1, .prose, :scope > .overview');
}

/** Character that replaces `<br>`. `\n` would not do, because in HTML it is only white space. */
const lineBreak = '\u2028';

/** Returns the lines of a cell, which `<br>` and block elements separate. */
function cellOf($: CheerioAPI, node: Node): Cell {
  const cell = $(node).clone();
  cell.find(controls).remove();
  // A long value is in `<details class="more">`. Remove the summary, and replace the element by its content.
  cell.find('.more > summary').remove();
  cell.find('.more').replaceWith((_, more) => $(more).contents());
  cell.find('br').replaceWith(lineBreak);
  const blocks = cell.children('div');
  const texts = (blocks.length > 0 ? blocks : cell).toArray().map((block) => $(block).text());
  const lines = texts.flatMap((text) => text.split(lineBreak)).map(clean);
  return lines.length === 1 ? lines : lines.filter((line) => line !== '');
}

/** Returns the files of a file tree, one per line: path, two spaces, size. */
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

/** Returns the content of a built page. `address` is its URL, from which links are resolved. */
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
    // In the mirror of the gallery, the files of an example are in its item of a list.
    if (block.closest('.gallery').length > 0) return [];
    if (block.is('.tree')) return [fence('', filesOf($, node))];
    if (block.is('.install code')) return [fence('', block.text())];
    const commands = block.closest('[data-group="package-manager"]');
    if (commands.length > 0) {
      // The mirror has the command of npm alone, which is in the first panel.
      const first = commands.find('.tabs__panel').first().find('pre');
      return first[0] === node ? [fence('', first.text())] : [];
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
    // In the mirror, titles of cards are items of a list, and titles of the gallery's groups are bold.
    headings: within('h1, h2, h3, h4, h5, h6')
      .filter((node) => !$(node).is('.card__title, .gallery__title'))
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
      '.tabs--prose > .tabs__panel > .tabs__caption, .callout__title, .details > summary, .gallery__title',
    ).map(plain),
    images: within('img').map((node) => $(node).attr('alt') ?? ''),
  };
}

/** Returns true for a table of facts about an option. Its head row is the option's name, which the page lacks. */
function isFacts({children: [head]}: Table): boolean {
  const [name, rest] = head?.children ?? [];
  return name?.children[0]?.type === 'inlineCode' && !!rest && toString(rest) === '';
}

/** Returns a string that is equal for equal tables or code blocks, to recognise those that replace a drawing. */
export const drawingKey = (node: RootContent): string =>
  JSON.stringify(
    node.type === 'code' ? [node.meta, node.value] : node.type === 'table' && rowsOf(node),
  );

/** Returns the content of a mirror without nodes whose key is in `drawings`, and how many of these are tables. */
export function partsOfMirror(
  {children}: Root,
  drawings: ReadonlySet<string>,
): Parts & {readonly drawings: number} {
  // A mirror begins with title, description and a list of facts. Of these, only the title is compared.
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

/** Removes the kind (`Tip: `) from the label of a callout, because the page shows it as an icon. */
function withoutKind(label: string): string {
  const kind = calloutKinds
    .flatMap((each) => locales.map((locale) => getMessage(locale, `callout.${each}`)))
    .find((name) => label.startsWith(`${name}: `) || label.startsWith(`${name}：`));
  return kind === undefined ? label : label.slice(kind.length + 1).trim();
}

/** Returns true if a bold node is the only child of its paragraph. Then it is the label of a tab or a callout. */
function isLabel(parent: RootContent | undefined, index: number | undefined): boolean {
  return parent?.type === 'paragraph' && index === 0 && parent.children.length === 1;
}

/** Sorts the lines of a list of files, because page and mirror order them differently. Returns other text unchanged. */
function listing(text: string): string {
  const lines = text.split('\n');
  return lines.every((line) => /^\S+ {2}[\d.]+ k?B$/.test(line)) ? lines.sort().join('\n') : text;
}

export function rowsOf(node: Table): Cell[][] {
  return node.children.map((row) => row.children.map((cell) => [clean(toString(cell))]));
}

/** Returns true if a mirror's cell consists of the lines of a page's cell, joined by semicolons or colons. */
export function isSameCell(page: Cell, mirror: Cell): boolean {
  return new RegExp(`^${page.map(escapeRegExp).join('(?:; |: |；|：)')}$`).test(mirror.join(''));
}
