import {load} from 'cheerio';
import {isTag, isText, type AnyNode, type Element, type ParentNode} from 'domhandler';
import type {Entry, PageText} from './buildIndex';

const nextStepsIds = new Set(['next', 'next-steps']);
const configuration = /^(?:rslib\.config\.|package\.json$|tsconfig)/;

type Open = {
  level: number;
  anchor: string;
  heading: string;
  entries: Entry[];
  isAside: boolean;
  facts: string;
  codes: string[];
};

/** Inline elements. Every other element is a separate entry of the index. */
const inline = new Set(['a', 'abbr', 'b', 'code', 'del', 'em', 'i', 'kbd', 'mark', 's', 'small']);
['span', 'strong', 'sub', 'sup', 'time', 'var'].forEach((name) => inline.add(name));
const factLength = 40;

type Test = (element: Element) => boolean;

/** Returns a function that tests an element for tag names and `.classes`, ten times as fast as a selector. */
function anyOf(...some: readonly string[]): Test {
  const [names, classes] = [new Set(some), new Map<string, boolean>()];
  return ({name, attribs: {class: list}}) => {
    if (names.has(name)) return true;
    if (list === undefined) return false;
    const found = classes.get(list) ?? list.split(' ').some((one) => names.has(`.${one}`));
    classes.set(list, found);
    return found;
  };
}
const isBlock = anyOf('pre', '.example__label', '.tree', '.tabs__caption', '.block__head');
const isRow = anyOf('tr', '.facts__item', '.layers__item');
const isFileName = anyOf('.tabs__caption', '.block__head');
const isTree = anyOf('.tree');
const isPanel = anyOf('.tabs__panel');
const isFiles = anyOf('.tabs--files');
const isPane = anyOf('.example__pane');
const isOutput = anyOf('.example__output');
const isNoSample = anyOf('.example__terminal', '.example__label');
const isFact = anyOf('.facts__item');
const isLabel = anyOf('.example__label');
const isMore = anyOf('.more');

const isAlwaysExcluded = anyOf(
  ...['nav', 'button', 'select', 'svg', 'script', 'style', 'template', 'input', 'search', 'wbr'],
  ...['.visually-hidden', '.tooltip', '.hash-link', '.page-actions', '.page-head__date'],
  ...['.overview', '.feeds', '.translation-notice', '.translation-mark', '.verified', '.page-end'],
  ...['.example__connector', '.example__foot', '.example__caption', '.entry__summary'],
  ...['.entries-controls'],
  ...[
    '.facts__past',
    '.error-index',
    '.gallery',
    '.gallery-filter',
    '.stars',
    '.install__prompt',
    '.hero__actions',
  ],
);
function isExcluded(element: Element): boolean {
  const {name, attribs} = element;
  if (isAlwaysExcluded(element) || attribs.popover !== undefined) return true;
  if (attribs.role === 'status' || attribs.role === 'tooltip') return true;
  if (name === 'strong') return closest(element, isLabel) !== undefined;
  return name === 'summary' && parentOf(element, isMore) !== undefined;
}

/** Reads the sections of an HTML page. Returns undefined for a page without an `h1` or with `noindex`. */
export function readPage(html: string): Omit<PageText, 'path'> | undefined {
  const page = load(html, {xml: {xmlMode: false}}).root()[0]!;
  const metaOf = (name: string): string | undefined =>
    find(page, (element) => element.name === 'meta' && element.attribs.name === name)[0]?.attribs
      .content;
  if (metaOf('robots')?.includes('noindex')) return undefined;
  const crumbs = find(page, anyOf('.crumbs'));
  const isCurrent: Test = ({attribs}) => attribs['aria-current'] !== undefined;
  const inCrumbs = (test: Test): readonly Element[] => crumbs.flatMap((one) => find(one, test));
  const isLink = anyOf('.navbar__link');
  const current =
    inCrumbs((element) => element.name === 'li' && !isCurrent(element)).at(-1) ??
    find(page, (element) => isLink(element) && isCurrent(element))[0];
  const group = current ? oneLine(textOf(current)) : '';
  const label = oneLine(inCrumbs(isCurrent).map(textOf).join(''));
  const main = find(page, anyOf('article'))[0] ?? find(page, anyOf('main'))[0];
  if (!main) return undefined;
  // An overview only names the topics of other pages, so its texts are less relevant.
  const isOverview = find(main, anyOf('.overview')).length > 0;
  removeExcluded(main);

  // Of an example, configuration, command and log are relevant. Its sources and output files are samples.
  const isSample = (node: Element): boolean => {
    if (isTree(node) || isFileName(node)) return true;
    const pane = closest(node, isPane);
    if (pane === undefined || closest(node, isNoSample) !== undefined) return false;
    const file = closest(node, ({attribs}) => attribs['data-value'] !== undefined);
    return isOutput(pane) || !configuration.test(file?.attribs['data-value'] ?? '');
  };

  const fileOf = (code: Element): string => {
    const file = closest(
      code,
      (element) =>
        element.attribs['data-code'] === 'true' ||
        (isPanel(element) && parentOf(element, isFiles) !== undefined),
    );
    return oneLine((file?.children ?? []).filter(isElement(isFileName)).map(textOf).join(''));
  };

  const sections: Open[] = [];
  let words = '';
  /** The part of `words` that is not code. */
  let prose = '';
  const add = (text: string, kind: Entry['kind'], file?: string): void => {
    const section = sections.at(-1);
    if (!section || text === '') return;
    const isMinor = isOverview || section.isAside;
    const ofMinor = kind === 'text' ? 'aside' : 'sample';
    section.entries.push({text, kind: isMinor ? ofMinor : kind, file});
  };
  const flush = (): void => {
    add(oneLine(words), 'text', oneLine(prose) === '' ? '' : undefined);
    words = prose = '';
  };
  const visit = (node: AnyNode, isCode = false): void => {
    if (isText(node)) {
      words += node.data;
      if (!isCode) prose += node.data;
    }
    if (!isTag(node)) return;
    const level = headingLevel(node);
    if (node.name === 'code') sections.at(-1)?.codes.push(textOf(node));
    if (level !== undefined) {
      flush();
      const anchor = level === 1 ? '' : (node.attribs.id ?? '');
      sections.push({
        level,
        anchor,
        heading: oneLine(textOf(node)),
        entries: [],
        isAside: nextStepsIds.has(anchor),
        facts: '',
        codes: [],
      });
    } else if (isBlock(node)) {
      flush();
      const kind = isSample(node) ? 'sample' : 'code';
      if (node.name === 'pre') add(lines(textOf(node)), kind, fileOf(node));
      else add(oneLine(cells(node)), kind);
    } else if (isRow(node)) {
      const section = sections.at(-1);
      section?.codes.push(...find(node, anyOf('code')).map(textOf));
      if (
        section &&
        isFact(node) &&
        siblingsOf(node).indexOf(node) < 2 &&
        !section.facts.includes(' · ')
      ) {
        const fact = oneLine(
          node.attribs.class?.includes('--type')
            ? find(node, anyOf('dd')).map(textOf).join('')
            : cells(node),
        );
        const short = fact.length > factLength ? `${fact.slice(0, factLength)} …` : fact;
        section.facts = [section.facts, short].filter(Boolean).join(' · ');
      }
      flush();
      // Labels of facts, such as "Default", are on every page of options.
      const parts = isFact(node) ? find(node, anyOf('dd')) : [node];
      words = parts.map((part) => cells(part)).join(' ');
      prose = parts.map((part) => cells(part, 'code')).join(' ');
      flush();
    } else {
      const isEntry = !inline.has(node.name);
      if (isEntry) flush();
      node.children.forEach((child) => visit(child, isCode || node.name === 'code'));
      if (isEntry) flush();
    }
  };
  main.children.forEach((node) => visit(node));
  flush();
  if (sections[0]?.level !== 1) return undefined;
  const nextSteps = find(
    main,
    ({name, attribs}) => name === 'h2' && nextStepsIds.has(attribs.id ?? ''),
  );
  const pointers = nextSteps
    .flatMap(({parent}) => (parent && isTag(parent) ? siblingsOf(parent) : []))
    .filter((sibling, index, all) => index > all.indexOf(nextSteps[0]!.parent as Element))
    .flatMap((element) => find(element, anyOf('li')))
    .map((entry) => ({
      path: (find(entry, anyOf('a'))[0]?.attribs.href ?? '').replace(/#.*/, ''),
      text: oneLine(textOf(entry)),
    }));
  const description = isOverview ? '' : oneLine(metaOf('description') ?? '');
  return {group, label, description, sections, pointers};
}

const isElement =
  (test: Test) =>
  (node: AnyNode): node is Element =>
    isTag(node) && test(node);

/** Returns the elements below a node that pass a test, in document order. */
function find(node: ParentNode, test: Test, found: Element[] = []): Element[] {
  for (const child of node.children) {
    if (!isTag(child)) continue;
    if (test(child)) found.push(child);
    find(child, test, found);
  }
  return found;
}

/** Returns the element itself or its innermost ancestor that passes a test. */
function closest(element: Element, test: Test): Element | undefined {
  if (test(element)) return element;
  return element.parent && isTag(element.parent) ? closest(element.parent, test) : undefined;
}

/** Returns the elements with the same parent, also the element itself. */
function siblingsOf({parent}: Element): readonly Element[] {
  return (parent?.children ?? []).filter(isTag);
}

function parentOf({parent}: Element, test: Test): Element | undefined {
  return parent && isTag(parent) && test(parent) ? parent : undefined;
}

function removeExcluded(node: ParentNode): void {
  node.children = node.children.filter((child) => !isTag(child) || !isExcluded(child));
  for (const child of node.children) if (isTag(child)) removeExcluded(child);
}

/** Returns the text of a node and of all nodes in it. */
function textOf(node: AnyNode): string {
  if (isText(node)) return node.data;
  return isTag(node) ? node.children.map(textOf).join('') : '';
}

/** Returns the text of an element, with spaces around blocks and without elements of the name `without`. */
function cells(node: AnyNode, without = ''): string {
  if (isText(node)) return node.data;
  if (!isTag(node) || node.name === without) return '';
  const words = node.children.map((child) => cells(child, without)).join('');
  return inline.has(node.name) && node.name !== 'strong' ? words : ` ${words} `;
}

function headingLevel({name, attribs}: Element): number | undefined {
  const level = Number(/^h([1-6])$/.exec(name)?.[1]);
  return level === 1 || (level > 1 && attribs.id !== undefined) ? level : undefined;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns the lines of code without indentation and empty lines. */
function lines(code: string): string {
  return code.split('\n').map(oneLine).filter(Boolean).join('\n');
}
