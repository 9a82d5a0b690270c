import {highlight, highlightInline} from '../../../../src/compiler/code/highlightCode';

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const code = `import {defineConfig} from '@rslib/core';

// a <comment> & more
export default defineConfig({lib: [{format: 'esm', dts: 1 > 0}]});`;

const languages = [
  ...['ts', 'tsx', 'js', 'jsx', 'mjs', 'cjs', 'mts', 'cts', 'json', 'jsonc', 'json5', 'bash', 'sh'],
  ...['shell', 'css', 'html', 'vue', 'diff', 'yaml', 'toml', 'markdown', 'text'],
];

it.each(languages)('highlights %s without changing characters', (language) => {
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

it('wraps every line, including empty ones', () => {
  expect(highlight('a\n\nb', 'text')).toBe(
    '<span class="line">a\n</span><span class="line">\n</span><span class="line">b\n</span>',
  );
});

it('highlights the first words of terminal lines', () => {
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
])(
  'writes tokens of one colour as one element, with spaces between them: %s',
  (source, kind, text) => {
    expect(highlight(source, 'ts')).toBe(
      `<span class="line"><span class="token ${kind}">${text}</span>\n</span>`,
    );
  },
);

it('leaves plain code without elements, and spaces out of coloured ones', () => {
  expect(highlight('a => b', 'ts')).toBe(
    '<span class="line">a <span class="token operator">=&gt;</span> b\n</span>',
  );
});

it('escapes HTML', () => {
  expect(highlight('<script>alert("&amp;")</script>', 'text')).toBe(
    '<span class="line">&lt;script&gt;alert("&amp;amp;")&lt;/script&gt;\n</span>',
  );
});

it.each([
  ['a // [!code highlight]', 'line line--highlight'],
  ['a // [!code ++]', 'line line--inserted'],
  ['a // [!code --]', 'line line--deleted'],
  ['a // [!code focus]', 'line line--focus'],
])('gives the line of %j a class', (source, expected) => {
  const html = highlight(source, 'text');
  expect(html).toBe(`<span class="${expected}">a\n</span>`);
});

it('highlights the lines that the fence names, if they have no annotation', () => {
  const meta = {highlighted: [1, 3]};
  const html = highlight('a\nb\nc // [!code ++]\nd', 'text', meta);
  expect([...html.matchAll(/class="(line[^"]*)"/g)].map(([, name]) => name)).toEqual([
    'line line--highlight',
    'line',
    'line line--inserted',
    'line',
  ]);
});

it.each([
  [0, 60, 'line'],
  [2, 36, 'line'],
  [2, 37, 'line line--in1'],
  [5, 60, 'line line--in2'],
  [40, 60, 'line line--in8'],
])('indents the rest of a long line: %d columns deep, %d long', (indent, length, expected) => {
  const line = ' '.repeat(indent).padEnd(length, 'a');
  expect(highlight(line, 'text')).toBe(`<span class="${expected}">${line}\n</span>`);
});

it('replaces lines that are hidden at first by a gap without text', () => {
  const html = highlight('a\nb\nc\nd', 'text', {seen: [2, 4]});
  const rest = (text: string): string =>
    `<span class="code__gap"></span><span class="code__rest" hidden="until-found"><span class="line">${text}\n</span></span>`;
  const line = (text: string): string => `<span class="line">${text}\n</span>`;
  expect(html).toBe(rest('a') + line('b') + rest('c') + line('d'));
});

it.each(['tss', '', 'typscript', 'TS', 'constructor', 'toString'])(
  'refuses the language %j',
  (language) => {
    expect(() => highlight('a', language)).toThrow(`Unknown code language "${language}"`);
  },
);

it('allows line breaks after the openings of type arguments if the type is long', () => {
  const tags = /<(?!wbr)[^>]*>/g;
  expect(highlightInline('Promise<Result | Iterable<C>>').replace(tags, '')).toBe(
    'Promise&lt;<wbr>Result | Iterable&lt;<wbr>C&gt;&gt;',
  );
  expect(highlightInline('Promise<A>').replace(tags, '')).toBe('Promise&lt;A&gt;');
});

it('writes a type without lines', () => {
  const type = `boolean | {\n  a: string;\n  ${'b'.repeat(60)}: string;\n}`;
  const html = highlightInline(type);
  expect(html).not.toContain('class="line');
  expect(plain(html)).toBe(type);
  expect(html.split('<span').length).toBe(html.split('</span>').length);
});
