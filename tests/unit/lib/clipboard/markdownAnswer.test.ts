import {isMarkdown} from '../../../../src/lib/clipboard/markdownAnswer';

const text = '# Title\n\nText.\n';

it.each<[string, string | null, string, boolean]>([
  ['Markdown', 'text/markdown; charset=utf-8', text, true],
  ['a type in capitals', 'TEXT/MARKDOWN', text, true],
  ['plain text', 'text/plain;charset=utf-8', text, true],
  ['an unknown type', 'application/octet-stream', text, true],
  ['no type', null, text, true],
  ['Markdown that begins with an element', 'text/markdown', '<details>\n\nMore', true],
  ['HTML', 'text/html; charset=utf-8', text, false],
  ['JSON', 'application/json', text, false],
  ['blanks', 'text/markdown', ' \n\t\n', false],
  ['a byte order mark', 'text/markdown', '\uFEFF', false],
  ['a page that is called Markdown', 'text/markdown', '\n <!DOCTYPE HTML>', false],
  ['HTML that is called Markdown', 'text/markdown', '<html lang="en">', false],
])('recognises %s', (_name, type, answer, expected) => {
  expect(isMarkdown({ok: true, type, text: answer})).toBe(expected);
  expect(isMarkdown({ok: false, type, text: answer})).toBe(false);
});
