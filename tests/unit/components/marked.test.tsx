import {marked} from '../../../src/components/Search/marked';
import {render} from '@testing-library/react';

test.each([
  ['a <mark>b</mark> c', 'a <mark>b</mark> c'],
  ['&lt;b&gt; &amp;lt; &quot;', '&lt;b&gt; &amp;lt; "'],
  ['<mark>&lt;dts&gt;</mark>', '<mark>&lt;dts&gt;</mark>'],
  ['<img src=x onerror=a()>', '&lt;img src=x onerror=a()&gt;'],
  ['<mark><script>a()</script></mark>', '<mark>&lt;script&gt;a()&lt;/script&gt;</mark>'],
  ['a <mark>b', 'a b'],
  [null, ''],
])('only <mark> elements become markup: %s', (text, html) => {
  expect(render(<p>{marked(text)}</p>).container.innerHTML).toBe(`<p>${html}</p>`);
});
