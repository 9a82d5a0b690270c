import type {Cheerio, CheerioAPI} from 'cheerio';
import {isTag, isText, type AnyNode} from 'domhandler';

/** Selectors of elements that do not count as text: controls, badges, hidden text, labels of facts, lists of pages. */
const aside = [
  'nav, button, select, script, style, svg, template, input, search, wbr, [popover], [role=status], [role=tooltip]',
  '.visually-hidden, .hash-link, .page-actions, .page-head__date, .page-end, .overview, .feeds',
  '.translation-notice, .translation-mark, .verified, .example__connector, .example__foot, .example__label strong, .example__caption',
  '.entry__summary, .entries-controls, .more > summary, .facts__past, .error-index, .gallery, .gallery-filter',
  '.facts__item dt, .stars, .install__prompt, .hero__actions',
].join(', ');
const inline = /^(?:a|abbr|b|code|del|em|i|kbd|mark|s|small|span|strong|sub|sup|time|var)$/;
/** Classes of inline elements that a space has to separate from their neighbours. */
const apart = new Set(['layers__name', 'tree__note']);

type SectionWords = {readonly anchor: string; readonly text: string};

/** Returns the visible text of a built page by section. */
export function sectionWords($: CheerioAPI): readonly SectionWords[] {
  const article = $('article').length > 0 ? $('article').first() : $('main').first();
  const main = article.clone() as Cheerio<AnyNode>;
  main.find(aside).remove();
  const sections: {anchor: string; text: string}[] = [];
  const add = (text: string): void => {
    const last = sections.at(-1);
    if (last) last.text += text;
  };
  const visit = (node: AnyNode): void => {
    if (isText(node)) add(node.data);
    if (!isTag(node)) return;
    const {name, attribs} = node;
    if (name === 'h1' || (/^h[2-6]$/.test(name) && attribs.id)) {
      sections.push({anchor: name === 'h1' ? '' : attribs.id!, text: ''});
    }
    const isApart = !inline.test(name) || apart.has(attribs.class ?? '');
    if (isApart) add(' ');
    node.children.forEach(visit);
    if (isApart) add(' ');
  };
  main.contents().toArray().forEach(visit);
  return sections;
}

/** Returns a function like `Math.random` whose numbers are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
