import {movedAddress} from '../../../src/lib/address/movedAddress';
import {nearestPages} from '../../../src/lib/address/nearestPages';
import {resolveAddress} from '../../../src/lib/address/resolveAddress';
import {targetId} from '../../../src/lib/address/targetId';
import {countTokens} from '../../../src/lib/page/countTokens';
import {limits} from './command';
import {findOptions} from './options';
import type {Docs, DocPage} from './docs';
import type {Versions} from './versions';

/** A section of a page. `skip` is the number of characters of a very long section that were shown before. */
export type Place = {readonly page: DocPage; readonly section: number; readonly skip?: number};

/** Returns the page and the section of an address of any spelling, or of an option; or the nearest addresses. */
export function locate(docs: Docs, given: string): Place | readonly string[] {
  const isAddress = /^(?:https?:)?\//.test(given);
  const {options, nearest} = isAddress ? {options: [], nearest: []} : findOptions(docs, given);
  if (options[0]) return locate(docs, options[0].address);
  const [whole = '', hash = ''] = given.replace(/^https?:\/\/[^/]*/i, '').split('#');
  const pathname = `/${whole}`
    .replace(/^\/+/, '/')
    .replace(new RegExp(`^${docs.prefix}(?=/|$)`), '')
    .replace(/\.mdx?$/, '');
  const pages = docs.pages;
  const routes = new Set(pages.map(({path}) => path));
  const decoded = encodeURI(pathname || '/');
  const moved = movedAddress(decoded, '');
  const [target = decoded, anchor = ''] = moved?.split('#') ?? [];
  const found = resolveAddress(target, routes);
  const route =
    found.kind === 'page' ? found.route : found.kind === 'redirect' ? found.to : undefined;
  const page = pages.find(({path}) => path === route);
  if (!page) {
    const near = nearestPages(
      pathname,
      pages.map(({path, title}) => ({routePath: path, title})),
    );
    return [...nearest, ...near.map(({routePath}) => docs.prefix + routePath)];
  }
  const [, id = '', skip] = /^(.*?)(?:~(\d{1,7}))?$/s.exec(targetId(`#${hash || anchor}`)) ?? [];
  const section = page.sections.findIndex(([own]) => own === id);
  if (section >= 0) return {page, section, ...(skip && {skip: Number(skip)})};
  const ids = page.sections.slice(1).map(([own, , , title]) => ({routePath: `/${own}`, title}));
  const near = nearestPages(`/${id}`, ids, 5).map(({routePath}) => `#${routePath.slice(1)}`);
  return [...near, ''].map((each) => docs.prefix + page.path + each);
}

export const addressOf = (docs: Docs, {page, section}: Place): string => {
  const [id] = page.sections[section]!;
  return docs.prefix + page.path + (id && `#${id}`);
};

/** Returns the text of a section, up to the next heading of any level, with a mark if its option is missing. */
export function sectionText(
  text: string,
  {page, section, skip = 0}: Place,
  mark?: Versions['mark'],
): string {
  const [, , offset, , option] = page.sections[section]!;
  const own = text.slice(offset + skip, page.sections[section + 1]?.[2]);
  const note = skip === 0 && mark?.(option);
  return note ? own.replace(/^.*/, (heading) => heading + note) : own;
}

/** Returns the lines of a text that fit into a budget. Never ends within code. */
function fittingLines(text: string, budget: number): string {
  let [end, at, tokens, fence] = [0, 0, 0, ''];
  for (const line of text.split(/(?<=\n)/)) {
    const mark = /^ *(`{3,})/.exec(line)?.[1] ?? '';
    if (fence === '') fence = mark;
    else if (mark === fence) fence = '';
    at += line.length;
    tokens += countTokens(line);
    if (tokens > budget) break;
    if (fence === '') end = at;
  }
  return text.slice(0, end);
}

/**
 * Returns a section with its subsections, or a page, as far as the budget allows, but at least one section; and the
 * place of the section after it if something is left.
 */
export function readFrom(docs: Docs, place: Place, budget: number, mark?: Versions['mark']) {
  const {sections} = place.page;
  const depth = sections[place.section]![1];
  const after = sections.findIndex(([, other], index) => index > place.section && other <= depth);
  const end = place.section === 0 || after === -1 ? sections.length : after;
  const whole = docs.texts[place.page.path]!;
  let text = sectionText(whole, place, mark);
  let section = place.section + 1;
  for (; section < end; section += 1) {
    const next = sectionText(whole, {page: place.page, section}, mark);
    if (countTokens(text + next) > budget) break;
    text += next;
  }
  if (countTokens(text) > limits.budget.most) {
    const part = fittingLines(sectionText(whole, place), limits.budget.most);
    const next = `${addressOf(docs, place)}~${(place.skip ?? 0) + part.length}`;
    return {text: part, next, left: countTokens(text) - countTokens(part)};
  }
  const rest = section < end ? whole.slice(sections[section]![2], sections[end]?.[2]) : '';
  return {
    text,
    ...(rest && {next: addressOf(docs, {page: place.page, section}), left: countTokens(rest)}),
  };
}

/** Links and pictures of Markdown. Slow on other brackets, so lines without `](` are not searched. */
const links = /!?\[((?:[^[\]]|\[[^\]]*\])*)\]\([^()\s]*(?:\([^()]*\))?[^()\s]*\)/g;
export const withoutLinks = (line: string): string =>
  line.includes('](') ? line.replace(links, '$1') : line;

/** Marks of quotes and lists at the start of a line. */
export const marker = /^\s*(?:>\s*)*(?:[-*]|\d+\.)?\s+|^>\s*/;

/**
 * Returns the paragraphs and items of a section with code in backticks. Lines about recorded examples, which link to
 * their folders, are left out, and so are links alone.
 */
export function proseOf(docs: Docs, place: Place): readonly string[] {
  return sectionText(docs.texts[place.page.path]!, place)
    .replace(/^.*/, '')
    .replace(/^([ >]*)(`{3,})[^]*?\n\1\2$/gm, '')
    .split('\n')
    .map((line) => line.replace(marker, ''))
    .filter(
      (line) =>
        /^[\p{L}\p{N}`[*“（(]/u.test(line) &&
        !/\]\(https:\S+\/examples\//.test(line) &&
        line
          .replace(links, '')
          .replace(/^\*\*[^*]+\*\*$/, '')
          .match(/\p{L}/u),
    )
    .map((line) => withoutLinks(line).replace(/\*\*([^*`]+)\*\*/g, '$1'));
}
