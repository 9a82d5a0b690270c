import {withoutComments, withoutLanguage} from '../src/pageStructure.ts';

const locales = ['en', 'zh-Hans'];

describe('code and links of two languages', () => {
  it.each([
    ['ts', "const a = 'x'; // words", "const a = 'x'; // 文字"],
    ['ts', '/* words */\nexport {};', '/* 文字\n两行 */\nexport {};'],
    ['json', '{\n  // words\n  "a": 1\n}', '{\n  // 文字\n  "a": 1\n}'],
    ['bash', '# words\nnpx rslib', '# 文字\nnpx rslib'],
    ['tsx', 'const a = <p>{/* words */}x</p>;', 'const a = <p>{/* 文字 */}x</p>;'],
  ])('%s code is equal if only its comments differ: %s', (language, a, b) => {
    expect(withoutComments(a, language)).toBe(withoutComments(b, language));
  });

  it.each([
    ['ts', "const a = 'https://a.b'; // x", "const a = 'https://a.c'; // x"],
    ['ts', 'a(); // [!code ++]', 'a(); // [!code --]'],
    ['ts', 'const a = `// ${1}`;', 'const a = `// ${2}`;'],
    ['bash', 'npm i a#b', 'npm i a#c'],
    ['text', '# a', '# b'],
  ])('%s code is different if more than its comments differ: %s', (language, a, b) => {
    expect(withoutComments(a, language)).not.toBe(withoutComments(b, language));
  });

  it.each([
    ['https://rsbuild.rs/zh/config/', 'https://rsbuild.rs/config'],
    ['https://mdn.example/zh-CN/docs/Web', 'https://mdn.example/en-US/docs/Web'],
    ['https://cn.vite.dev/guide', 'https://vite.dev/guide'],
    ['https://rsbuild.rs/zh', 'https://rsbuild.rs/'],
  ])('%s and %s are one page', (a, b) => {
    expect(withoutLanguage(a, locales)).toBe(withoutLanguage(b, locales));
  });

  it.each([
    ['https://rsbuild.rs/zh/config/a', 'https://rsbuild.rs/config/b'],
    ['https://a.rs/zhou', 'https://a.rs/ou'],
    ['/zh/config/', '/config/'],
  ])('%s and %s are two pages', (a, b) => {
    expect(withoutLanguage(a, locales)).not.toBe(withoutLanguage(b, locales));
  });
});
