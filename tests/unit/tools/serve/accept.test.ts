import {prefers} from '../../../../tools/serve/accept';

it.each([
  // Sent by tools that read Markdown.
  ['text/markdown'],
  ['text/markdown, text/html, */*'],
  ['text/html, text/markdown'],
  ['text/markdown, text/html;q=0.9, */*;q=0.1'],
  ['text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1'],
  ['text/markdown;q=0.5'],
  ['text/markdown;q=0.5, text/html;q=0.4'],
  ['text/markdown;variant=GFM;q=0.8, text/html;q=0.8'],
  ['TEXT/MARKDOWN'],
  ['text/markdown ; q=0.9 , */* ; q=0.8'],
  ['text/markdown, text/html;q=0'],
  ['text/*, text/html;q=0'],
  ['text/markdown, text/html;q=none'],
])('Markdown for %s', (accept) => {
  expect(prefers(accept, 'text/markdown')).toBe(true);
});

it.each([
  // Sent by browsers, search engines and simple clients.
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'],
  ['*/*'],
  ['text/*'],
  [''],
  [undefined],
  ['text/html;q=1, text/markdown;q=0.5'],
  ['text/html, text/markdown;q=0.9'],
  ['text/html;q=0.5, */*'],
  ['text/markdown;q=0, */*'],
  ['text/markdown;q=0.2, text/*;q=0.8'],
  ['text/markdown;q=0.5, */*'],
  ['text/markdown;q=5'],
  ['text/markdown;q='],
  ['text/markdownish'],
  ['application/json'],
  ['text/plain'],
])('the page for %s', (accept) => {
  expect(prefers(accept, 'text/markdown')).toBe(false);
});
