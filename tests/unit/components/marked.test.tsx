import {Marked} from '../../../src/components/Search/Row';
import {render} from '@testing-library/react';

test.each([
  ['a <mark>b</mark> c', 'a <mark>b</mark> c'],
  ['&lt;b&gt; &amp;lt; &quot;c&#39;', '&lt;b&gt; &amp;lt; "c\''],
  ['<mark>&lt;dts&gt;</mark>', '<mark>&lt;dts&gt;</mark>'],
  ['<img src=x onerror=a()>', '&lt;img src=x onerror=a()&gt;'],
  ['<mark><script>a()</script></mark>', '<mark>&lt;script&gt;a()&lt;/script&gt;</mark>'],
  ['a <mark>b', 'a b'],
  ['', ''],
])('only <mark> elements become markup: %s', (text, html) => {
  expect(render(<Marked text={text} />).container.innerHTML).toBe(html);
});
