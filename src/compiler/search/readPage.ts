import {load} from 'cheerio';
import {isTag, isText, type AnyNode, type Element} from 'domhandler';
import type {Entry, PageText} from './buildIndex';

const excluded = [
  'nav, button, select, svg, script, style, template, input, search, wbr, [popover], [role=status], [role=tooltip]',
  '.visually-hidden, .tooltip, .hash-link, .page-actions, .page-head__date, .overview, .feeds',
  '.translation-notice, .translation-mark, .verified, .page-end, .example__connector, .example__foot, .example__label strong, .example__caption',
  '.entry__summary, .more > summary, .facts__past',
  '.stars, .install__prompt, .hero__actions',
].join(', ');

const nextStepsIds = new Set(['next', 'next-steps']);
const nextStepsHeading = 'h2[id=next], h2[id=next-steps]';

/** Selector of the file name above a code block. */
const fileName = '> .tabs__caption, > .block__head';
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

/** Returns a function that tests an element for tag names and `.classes`, which is faster than a selector. */
function anyOf(...some: readonly string[]): (element: Element) => boolean {
  return ({name, attribs}) =>
    some.includes(name) ||
    (attribs.class?.split(' ').some((one) => some.includes(`.${one}`)) ?? false);
}
const isBlock = anyOf('pre', '.example__label', '.tree', '.tabs__caption', '.block__head');
const isRow = anyOf('tr', '.facts__item', '.layers__item');

/** Reads the sections of an HTML page. Returns undefined for a page without an `h1` or with `noindex`. */
export function readPage(html: string): Omit<PageText, 'path'> | undefined {
  const $ = load(html, {xml: {xmlMode: false}});
  if ($('meta[name=robots]').attr('content')?.includes('noindex')) return undefined;
  const current =
    $('.crumbs li:not([aria-current])').get(-1) ?? $('.navbar__link[aria-current]').get(0);
  const group = current ? oneLine($(current).text()) : '';
  const label = oneLine($('.crumbs [aria-current]').text());
  const main = $('article').length > 0 ? $('article').first() : $('main').first();
  // An overview only names the topics of other pages, so its texts are less relevant.
  const isOverview = main.find('.overview').length > 0;
  main.find(excluded).remove();

  // Of an example, configuration, command and log are relevant. Its sources and output files are samples.
  const isSample = (node: Element): boolean => {
    if ($(node).is('.tree, .tabs__caption, .block__head')) return true;
    const pane = $(node).closest('.example__pane');
    if (pane.length === 0 || $(node).closest('.example__terminal, .example__label').length > 0) {
      return false;
    }
    const file = $(node).closest('[data-value]').attr('data-value') ?? '';
    return pane.is('.example__output') || !configuration.test(file);
  };

  const fileOf = (code: Element): string =>
    oneLine($(code).closest('.tabs--files > .tabs__panel, [data-code=true]').find(fileName).text());

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
    if (node.name === 'code') sections.at(-1)?.codes.push($(node).text());
    if (level !== undefined) {
      flush();
      const anchor = level === 1 ? '' : (node.attribs.id ?? '');
      sections.push({
        level,
        anchor,
        heading: oneLine($(node).text()),
        entries: [],
        isAside: nextStepsIds.has(anchor),
        facts: '',
        codes: [],
      });
    } else if (isBlock(node)) {
      flush();
      const kind = isSample(node) ? 'sample' : 'code';
      if (node.name === 'pre') add(lines($(node).text()), kind, fileOf(node));
      else add(oneLine(cells(node)), kind);
    } else if (isRow(node)) {
      const section = sections.at(-1);
      section?.codes.push(
        ...$(node)
          .find('code')
          .toArray()
          .map((code) => $(code).text()),
      );
      if (
        section &&
        $(node).is('.facts__item:nth-child(-n + 2)') &&
        !section.facts.includes(' · ')
      ) {
        const fact = oneLine(
          node.attribs.class?.includes('--type') ? $(node).find('dd').text() : cells(node),
        );
        const short = fact.length > factLength ? `${fact.slice(0, factLength)} …` : fact;
        section.facts = [section.facts, short].filter(Boolean).join(' · ');
      }
      flush();
      words = cells(node);
      prose = cells(node, 'code');
      flush();
    } else {
      const isEntry = !inline.has(node.name);
      if (isEntry) flush();
      node.children.forEach((child) => visit(child, isCode || node.name === 'code'));
      if (isEntry) flush();
    }
  };
  main
    .contents()
    .toArray()
    .forEach((node) => visit(node));
  flush();
  if (sections[0]?.level !== 1) return undefined;
  const pointers = $(nextStepsHeading)
    .parent()
    .nextAll()
    .find('li')
    .toArray()
    .map((entry) => ({
      path: ($(entry).find('a').attr('href') ?? '').replace(/#.*/, ''),
      text: oneLine($(entry).text()),
    }));
  const description = isOverview ? '' : oneLine($('meta[name=description]').attr('content') ?? '');
  return {group, label, description, sections, pointers};
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
