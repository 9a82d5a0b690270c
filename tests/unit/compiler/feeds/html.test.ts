import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {contentHtml} from '../../../../src/compiler/feeds/feedHtml';

const html = (markdown: string): string =>
  contentHtml(unified().use(remarkParse).use(remarkGfm).parse(markdown).children);

test.each([
  [
    'A *word* and [a link](https://example.org/).',
    '<p>A <em>word</em> and <a href="https://example.org/">a link</a>.</p>',
  ],
  ['## Why', '<h2>Why</h2>'],
  ['```ts\na < b;\n```', '<pre><code class="language-ts">a &#x3C; b;\n</code></pre>'],
  [
    '```ts title="src/index.ts"\na;\n```',
    '<figure><figcaption>src/index.ts</figcaption><pre><code class="language-ts">a;\n</code></pre></figure>',
  ],
  ['```\nplain\n```', '<pre><code>plain\n</code></pre>'],
])('%j becomes HTML', (markdown, wanted) => {
  expect(html(markdown)).toBe(wanted);
});

test('a table has a head and cells', () => {
  expect(html('| A |\n| --- |\n| b |').replace(/\n/g, '')).toBe(
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  );
});

test('HTML in a text does not become markup', () => {
  expect(html('a <script>alert(1)</script>')).not.toContain('<script');
  expect(html('`<b>`')).toBe('<p><code>&#x3C;b></code></p>');
});
