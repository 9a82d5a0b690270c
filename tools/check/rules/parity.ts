import {defaultLocale, locales} from '../../../src/site/locales';
import {fileOf, type SourcePage} from '../pages';
import {links, skeleton, type Bone} from '../skeleton';
import type {Rule, Site} from './rule';

function name(bone: Bone | undefined): string {
  return bone ? bone.text.split('\n')[0]! : 'nothing';
}

/** The first difference of two blocks of code, so that a long block need not be compared by eye. */
function difference(a: Bone, b: Bone): string {
  const [left, right] = [a.text.split('\n'), b.text.split('\n')];
  const index = left.findIndex((line, i) => line !== right[i]);
  const at = index === -1 ? left.length : index;
  return at === 0 ? '' : ` ("${left[at] ?? ''}" and "${right[at] ?? ''}")`;
}

/** The original of a translation; undefined for an original, and for a page that has none. */
function originalOf(page: SourcePage, site: Site): SourcePage | undefined {
  return page.locale === defaultLocale ? undefined : site.page(page.key, defaultLocale);
}

function missing(from: readonly Bone[], to: readonly Bone[]): readonly Bone[] {
  const left = to.map(({text}) => text);
  return from.filter(({text}) => {
    const index = left.indexOf(text);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

export const parityRules: readonly Rule[] = [
  {
    title: 'every language has the same pages',
    advice:
      'Write the missing page at the same path of the other language, or remove the left-over one.',
    problems: (page, site) =>
      locales
        .filter((locale) => !site.page(page.key, locale))
        .map((locale) => `${page.file}:1: has no ${locale} page, ${fileOf(page.key, locale)}`),
  },
  {
    title:
      'headings, code, components, callouts, tables and images are the same in every language, in the same order',
    advice:
      'Change both languages together: only words, comments in code, labels and titles may differ. First difference per page:',
    problems: (page, site) => {
      const original = originalOf(page, site);
      if (!original) return [];
      const [a, b] = [skeleton(original), skeleton(page)];
      const index = Array.from({length: Math.max(a.length, b.length)}, (_, i) => i).find(
        (i) => a[i]?.text !== b[i]?.text,
      );
      if (index === undefined) return [];
      const [left, right] = [a[index], b[index]];
      const detail = left && right ? difference(left, right) : '';
      return [
        `${page.file}:${right?.line ?? page.source.split('\n').length}: ${name(right)}, but ${original.file}:${left?.line ?? 1} has ${name(left)}${detail}`,
      ];
    },
  },
  {
    title: 'pages of every language lead to the same places',
    advice:
      'Give both pages the link, or neither. A translation of an external page may be linked instead of it.',
    problems: (page, site) => {
      const original = originalOf(page, site);
      if (!original) return [];
      const [a, b] = [links(original), links(page)];
      return [
        ...missing(a, b).map(
          ({text, line}) => `${original.file}:${line}: leads to ${text}, ${page.file} does not`,
        ),
        ...missing(b, a).map(
          ({text, line}) => `${page.file}:${line}: leads to ${text}, ${original.file} does not`,
        ),
      ];
    },
  },
  {
    title: 'link texts and images that are translated are not empty',
    advice: 'Write what the link leads to, or what the picture shows.',
    problems: (page) =>
      page.source
        .split('\n')
        .flatMap((line, index) =>
          /(?<!!)\[\]\(|!\[\]\(/.test(line)
            ? [`${page.file}:${index + 1}: ${line.trim().slice(0, 80)}`]
            : [],
        ),
  },
];
