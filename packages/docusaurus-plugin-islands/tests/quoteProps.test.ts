import {load} from 'cheerio';
import {quoteProps} from '../src/quoteProps';

const html =
  '<site-island data-island="A/B" data-props="{&quot;a&quot;:&quot;it&#x27;s &lt;1 &amp;amp; \\&quot;2\\&quot;&quot;}" data-on="idle"></site-island>';
const quoted = `<site-island data-island="A/B" data-props='{"a":"it&#x27;s &lt;1 &amp;amp; \\"2\\""}' data-on="idle"></site-island>`;

it('writes the props of an island in single quotes without changing them', () => {
  expect(quoteProps(html)).toBe(quoted);
  const [before, after] = [html, quoted].map((text) => load(text)('site-island').data('props'));
  expect(after).toEqual(before);
});

it('leaves islands without props and all other attributes alone', () => {
  const others =
    '<p data-props="&quot;">data-props="&quot;"</p><site-island data-island="A"></site-island>';
  expect(quoteProps(others)).toBe(others);
});
