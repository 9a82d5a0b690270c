import {needsTerms, termLists} from '../../terms';
import type {Part, RouteTerms, Term} from '../../terms/types';
import {fullText, placeOfLink, type Unit} from '../fullText';
import {headingsOf, isRouted, routeOf, type SourcePage} from '../pages';
import type {Rule, Site} from './rule';

/** Words of an error that a heading has to repeat. */
const headingWords = 6;

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function stands(part: Part, unit: Unit): boolean {
  if (part instanceof RegExp) return part.test(unit.text);
  if (typeof part === 'object') return unit.links.includes(placeOfLink(part.link));
  const code = /^`(.+)`$/.exec(part)?.[1];
  if (code === undefined) return unit.text.includes(part);
  // Whole words: `id` is not part of `width`.
  const start = /^[\w-]/.test(code) ? '(?<![\\w-])' : '';
  const end = /[\w-]$/.test(code) ? '(?![\\w-])' : '';
  const pattern = new RegExp(`${start}${escape(code)}${end}`);
  return unit.code.some((text) => pattern.test(text));
}

function partsOf(term: Term): readonly Part[] {
  return Array.isArray(term) ? (term as readonly Part[]) : [term as Part];
}

/** What stands below a heading, headings of more depth included. */
function sectionFrom(index: number, units: readonly Unit[]): readonly Unit[] {
  const {depth} = units[index]!;
  const rest = units.slice(index + 1);
  const end = rest.findIndex((unit) => unit.depth > 0 && unit.depth <= depth);
  return end === -1 ? rest : rest.slice(0, end);
}

export function isOnPage(term: Term, units: readonly Unit[]): boolean {
  const parts = partsOf(term);
  const [first, ...others] = parts;
  return units.some(
    (unit, index) =>
      parts.every((part) => stands(part, unit)) ||
      (others.length > 0 &&
        // Below the title stands everything.
        unit.depth > 1 &&
        stands(first!, unit) &&
        others.every((part) =>
          [unit, ...sectionFrom(index, units)].some((inner) => stands(part, inner)),
        )),
  );
}

function nameOf(term: Term): string {
  return partsOf(term)
    .map((part) =>
      typeof part === 'object' && !(part instanceof RegExp)
        ? `a link to ${part.link}`
        : String(part),
    )
    .join(' beside ');
}

/** The words that a heading has to hold for an error. */
export function beginning(error: string): string {
  return error
    .split(/\s+/)
    .slice(0, headingWords)
    .join(' ')
    .replace(/[:.,]+$/, '');
}

/** What a list asks for and a page does not have. */
export function missingTerms(list: RouteTerms, page: SourcePage, site: Site): readonly string[] {
  let units: readonly Unit[];
  try {
    units = fullText(page, site);
  } catch (error) {
    return [`${page.file}:1: cannot be filled in: ${(error as Error).message.split('\n')[0]}`];
  }
  const headings = headingsOf(page).map(({text}) => text.replace(/\s+/g, ' '));
  return [
    ...list.terms
      .filter((term) => !isOnPage(term, units))
      .map((term) => `${page.file}:1: nowhere has ${nameOf(term)}`),
    ...(list.errors ?? [])
      .filter((error) => !headings.some((text) => text.includes(beginning(error))))
      .map((error) => `${page.file}:1: no heading says "${beginning(error)}"`),
  ];
}

export const termsRule: Rule = {
  title: 'a page names everything that the facts name for it',
  advice:
    'Write about it, or correct the list in tests/content/terms when the package says otherwise (with a comment that says so).',
  problems: (page, site) => {
    if (!page.key.startsWith('docs/') || !isRouted(page)) return [];
    const list = termLists.find(({route}) => route === routeOf(page));
    if (list) return missingTerms(list, page, site);
    return needsTerms(routeOf(page))
      ? [`${page.file}:1: no file of tests/content/terms has a list for ${routeOf(page)}`]
      : [];
  },
};
