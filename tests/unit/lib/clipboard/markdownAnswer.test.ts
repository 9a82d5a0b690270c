import {isMarkdown} from '../../../../src/lib/clipboard/markdownAnswer';

const text = '# Title\n\nText.\n';

it.each([
  'text/markdown; charset=utf-8',
  'TEXT/MARKDOWN',
  'text/x-markdown',
  'text/plain;charset=utf-8',
  'application/octet-stream',
  '',
  null,
])('copies what is sent as %j', (type) => {
  expect(isMarkdown({ok: true, type, text})).toBe(true);
});

it.each(['text/html; charset=utf-8', 'application/xhtml+xml', 'application/json', 'image/png'])(
  'does not copy what is sent as %j',
  (type) => {
    expect(isMarkdown({ok: true, type, text})).toBe(false);
  },
);

it('does not copy an error, whatever its type', () => {
  expect(isMarkdown({ok: false, type: 'text/markdown', text})).toBe(false);
});

it.each(['', ' \n\t\n', '\uFEFF'])('does not copy an empty answer: %j', (empty) => {
  expect(isMarkdown({ok: true, type: 'text/markdown', text: empty})).toBe(false);
});

it.each(['<!doctype html><h1>Home</h1>', '\n <!DOCTYPE HTML>', '<html lang="en">'])(
  'does not copy a page that is called Markdown: %j',
  (html) => {
    expect(isMarkdown({ok: true, type: 'text/markdown', text: html})).toBe(false);
  },
);

it('copies Markdown that begins with an element of its own', () => {
  expect(isMarkdown({ok: true, type: 'text/markdown', text: '<details>\n\nMore'})).toBe(true);
});
