import {defaultLocale, locales} from '../../src/site/locales';
import {allPages, sourcePages, type SourcePage} from './support/pages';
import {expectNone} from './support/problems';
import {links, skeleton, withoutComments, withoutLanguage, type Bone} from './support/skeleton';

const originals = sourcePages(defaultLocale);
const others = locales.filter((locale) => locale !== defaultLocale);

/** Every page beside its original; a page without one is the business of the first test. */
function pairs(): readonly (readonly [SourcePage, SourcePage])[] {
  return others.flatMap((locale) =>
    sourcePages(locale).flatMap((page) => {
      const original = originals.find(({key}) => key === page.key);
      return original ? [[original, page] as const] : [];
    }),
  );
}

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

test('every language has the same pages', () => {
  const problems = others.flatMap((locale) => {
    const pages = sourcePages(locale);
    return [
      ...originals
        .filter(({key}) => !pages.some((page) => page.key === key))
        .map(({file}) => `${file}:1: has no ${locale} page`),
      ...pages
        .filter(({key}) => !originals.some((page) => page.key === key))
        .map(({file}) => `${file}:1: has no ${defaultLocale} page`),
    ];
  });
  expectNone(
    problems,
    'Write the missing page at the same path of the other language, or remove the left-over one.',
  );
});

test('headings, code, components, callouts, tables and images are the same in every language, in the same order', () => {
  const problems = pairs().flatMap(([original, page]) => {
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
  });
  expectNone(
    problems,
    'Change both languages together: only words, comments in code, labels and titles may differ. First difference per page:',
  );
});

test('pages of every language lead to the same places', () => {
  const problems = pairs().flatMap(([original, page]) => {
    const missing = (from: readonly Bone[], to: readonly Bone[]): readonly Bone[] => {
      const left = to.map(({text}) => text);
      return from.filter(({text}) => {
        const index = left.indexOf(text);
        if (index >= 0) left.splice(index, 1);
        return index < 0;
      });
    };
    const [a, b] = [links(original), links(page)];
    return [
      ...missing(a, b).map(
        ({text, line}) => `${original.file}:${line}: leads to ${text}, ${page.file} does not`,
      ),
      ...missing(b, a).map(
        ({text, line}) => `${page.file}:${line}: leads to ${text}, ${original.file} does not`,
      ),
    ];
  });
  expectNone(
    problems,
    'Give both pages the link, or neither. A translation of an external page may be linked instead of it.',
  );
});

test('link texts and images that are translated are not empty', () => {
  const problems = allPages().flatMap((page) =>
    page.source
      .split('\n')
      .flatMap((line, index) =>
        /(?<!!)\[\]\(|!\[\]\(/.test(line)
          ? [`${page.file}:${index + 1}: ${line.trim().slice(0, 80)}`]
          : [],
      ),
  );
  expectNone(problems, 'Write what the link leads to, or what the picture shows.');
});

describe('what counts as the same', () => {
  it.each([
    ['ts', "const a = 'x'; // words", "const a = 'x'; // 文字"],
    ['ts', '/* words */\nexport {};', '/* 文字\n两行 */\nexport {};'],
    ['json', '{\n  // words\n  "a": 1\n}', '{\n  // 文字\n  "a": 1\n}'],
    ['bash', '# words\nnpx rslib', '# 文字\nnpx rslib'],
    ['tsx', 'const a = <p>{/* words */}x</p>;', 'const a = <p>{/* 文字 */}x</p>;'],
  ])('%s without its comments: %s', (language, a, b) => {
    expect(withoutComments(a, language)).toBe(withoutComments(b, language));
  });

  it.each([
    ['ts', "const a = 'https://a.b'; // x", "const a = 'https://a.c'; // x"],
    ['ts', 'a(); // [!code ++]', 'a(); // [!code --]'],
    ['ts', 'const a = `// ${1}`;', 'const a = `// ${2}`;'],
    ['bash', 'npm i a#b', 'npm i a#c'],
    ['text', '# a', '# b'],
  ])('%s that differs in more than comments: %s', (language, a, b) => {
    expect(withoutComments(a, language)).not.toBe(withoutComments(b, language));
  });

  it.each([
    ['https://rsbuild.rs/zh/config/', 'https://rsbuild.rs/config'],
    [
      'https://developer.mozilla.org/zh-CN/docs/Web',
      'https://developer.mozilla.org/en-US/docs/Web',
    ],
    ['https://cn.vite.dev/guide', 'https://vite.dev/guide'],
    ['https://rsbuild.rs/zh', 'https://rsbuild.rs/'],
  ])('%s and %s are one page', (a, b) => {
    expect(withoutLanguage(a)).toBe(withoutLanguage(b));
  });

  it.each([
    ['https://rsbuild.rs/zh/config/a', 'https://rsbuild.rs/config/b'],
    ['https://a.rs/zhou', 'https://a.rs/ou'],
    ['/zh/config/', '/config/'],
  ])('%s and %s are two', (a, b) => {
    expect(withoutLanguage(a)).not.toBe(withoutLanguage(b));
  });
});
