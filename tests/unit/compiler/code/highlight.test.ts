import {highlight, highlightInline} from '../../../../src/compiler/code/highlight';

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const code = `import {defineConfig} from '@rslib/core';

// a <comment> & more
export default defineConfig({lib: [{format: 'esm', dts: 1 > 0}]});`;

it.each([
  'ts',
  'tsx',
  'js',
  'jsx',
  'mjs',
  'cjs',
  'mts',
  'cts',
  'json',
  'jsonc',
  'json5',
  'bash',
  'sh',
  'shell',
  'css',
  'html',
  'vue',
  'diff',
  'yaml',
  'toml',
  'markdown',
  'text',
])('knows the language %s and changes no character', (language) => {
  expect(plain(highlight(code, language))).toBe(`${code}\n`);
});

it('writes classes only', () => {
  const html = highlight(code, 'ts');
  expect(html).toContain('<span class="token keyword');
  expect(html).not.toMatch(/style|class=""|<(?!\/?span)/);
  expect(
    [...html.matchAll(/<span ([^>]*)>/g)].filter(
      ([, attributes]) => !/^class="[\w -]+"$/.test(attributes!),
    ),
  ).toEqual([]);
});

it('wraps every line, the empty ones, too', () => {
  expect(highlight('a\n\nb', 'text')).toBe(
    '<span class="line">a\n</span><span class="line">\n</span><span class="line">b\n</span>',
  );
});

it('marks the words that lines of a terminal begin with', () => {
  const html = highlight(
    'ready   built\nerror   No ready file\nsrc: error TS2322: No.',
    'terminal',
  );
  expect(
    [...html.matchAll(/class="token (\w+)">([^<]*)/g)].map(([, type, text]) => [type, text]),
  ).toEqual([
    ['inserted', 'ready'],
    ['deleted', 'error'],
    ['deleted', 'error TS2322'],
  ]);
});

it.each([
  ['}]);', 'punctuation', '}]);'],
  ['} ] )', 'punctuation', '} ] )'],
  ['true', 'keyword', 'true'],
])('writes what looks the same as one element, with the blanks in it: %s', (source, kind, text) => {
  expect(highlight(source, 'ts')).toBe(
    `<span class="line"><span class="token ${kind}">${text}</span>\n</span>`,
  );
});

it('leaves out what has no colour of its own, and keeps blanks between other colours apart', () => {
  expect(highlight('a => b', 'ts')).toBe(
    '<span class="line">a <span class="token operator">=&gt;</span> b\n</span>',
  );
});

it('does not count the line break at the end as a line', () => {
  expect(highlight('a\n', 'text')).toBe('<span class="line">a\n</span>');
});

it('escapes what HTML would read', () => {
  expect(highlight('<script>alert("&amp;")</script>', 'text')).toBe(
    '<span class="line">&lt;script&gt;alert("&amp;amp;")&lt;/script&gt;\n</span>',
  );
});

it.each([
  ['a // [!code highlight]', 'line line--highlight'],
  ['a // [!code ++]', 'line line--inserted'],
  ['a // [!code --]', 'line line--deleted'],
  ['a // [!code focus]', 'line line--focus'],
  ['// highlight-next-line\na', 'line line--highlight'],
])('marks the line of %j', (source, expected) => {
  const html = highlight(source, 'text');
  expect(html).toBe(`<span class="${expected}">a\n</span>`);
});

it('marks the lines that the fence names', () => {
  const classes = [
    ...highlight('a\nb\nc', 'text', {highlighted: [1, 3]}).matchAll(/class="(line[^"]*)"/g),
  ].map(([, name]) => name);
  expect(classes).toEqual(['line line--highlight', 'line', 'line line--highlight']);
});

it('leaves lines in focus that the fence names, unless they are marked', () => {
  const classes = [
    ...highlight('a\nb\nc', 'text', {highlighted: [1], focused: [1, 2]}).matchAll(
      /class="(line[^"]*)"/g,
    ),
  ].map(([, name]) => name);
  expect(classes).toEqual(['line line--highlight', 'line line--focus', 'line']);
});

it('lets a mark in the code win over the fence', () => {
  expect(highlight('a // [!code ++]', 'text', {highlighted: [1]})).toContain('line--inserted');
});

it.each([
  [0, 60, 'line'],
  [2, 36, 'line'],
  [2, 37, 'line line--in1'],
  [5, 60, 'line line--in2'],
  [40, 60, 'line line--in8'],
])('lets the rest of a long line hang: %d columns deep, %d long', (indent, length, expected) => {
  const line = ' '.repeat(indent).padEnd(length, 'a');
  expect(highlight(line, 'text')).toBe(`<span class="${expected}">${line}\n</span>`);
});

it('hides what is not seen to begin with, behind a gap without text', () => {
  const html = highlight('a\nb\nc\nd', 'text', {seen: [2, 4]});
  const rest = (text: string): string =>
    `<span class="code__gap"></span><span class="code__rest" hidden="until-found"><span class="line">${text}\n</span></span>`;
  const line = (text: string): string => `<span class="line">${text}\n</span>`;
  expect(html).toBe(rest('a') + line('b') + rest('c') + line('d'));
});

it('hides lines that follow each other in one', () => {
  const html = highlight('a\nb\nc\nd', 'text', {seen: [1]});
  expect(html.match(/code__rest/g)).toHaveLength(1);
  expect(html.endsWith('d\n</span></span>')).toBe(true);
});

it.each(['tss', '', 'typscript', 'TS', 'constructor', 'toString'])(
  'refuses the language %j',
  (language) => {
    expect(() => highlight('a', language)).toThrow(`Unknown code language "${language}"`);
  },
);

it('refuses a mark that it does not know', () => {
  expect(() => highlight('a // [!code nope]', 'ts')).toThrow('Unknown code mark');
});

it('leaves no global behind', () => {
  expect('Prism' in globalThis).toBe(false);
});

it('may end a line behind what opens an argument of a type', () => {
  const tags = /<(?!wbr)[^>]*>/g;
  expect(highlightInline('Promise<A | B<C>>').replace(tags, '')).toBe(
    'Promise&lt;<wbr>A | B&lt;<wbr>C&gt;&gt;',
  );
});

it('writes a type without lines', () => {
  const type = `boolean | {\n  a: string;\n  ${'b'.repeat(60)}: string;\n}`;
  const html = highlightInline(type);
  expect(html).not.toContain('class="line');
  expect(plain(html)).toBe(type);
  expect(html.split('<span').length).toBe(html.split('</span>').length);
});
