import {splitApiTitle} from '../../../../src/lib/page/apiTitle';
import {headingText} from '../../../../src/lib/page/headingText';
import {mirrorPath} from '../../../../src/lib/address/mirrorPath';

it.each([
  ['lib.dts', {owner: 'lib.', name: 'dts'}],
  ['dts.bundle.tsconfigPath', {owner: 'dts.bundle.', name: 'tsconfigPath'}],
  ['autoExternal.dependencies', {owner: 'autoExternal.', name: 'dependencies'}],
  ['output', {owner: '', name: 'output'}],
  ['shims.esm.__dirname', {owner: 'shims.esm.', name: '__dirname'}],
  ["shims.cjs['import.meta.url']", {owner: 'shims.', name: "cjs['import.meta.url']"}],
])('splits the title %s', (title, expected) => {
  expect(splitApiTitle(title)).toEqual(expected);
});

it.each([
  ...['tsup', 'Node.js', 'lib.', '.dts', 'lib..dts', '1.0', '', 'lib .dts', '指南.一', 'a.b-c'],
  ...['lib.dts and more', 'Rslib 1.0'],
])('%j is a title in words', (title) => {
  expect(splitApiTitle(title)).toBeUndefined();
});

it.each([
  ['<code>dts.bundle</code>', '`dts.bundle`'],
  ['With <code>bundle: false</code> set', 'With `bundle: false` set'],
  ['<em>One</em> &amp; <strong>two</strong>', 'One & two'],
  ['<code>Array&lt;string&gt;</code>', '`Array<string>`'],
  ['Can&#39;t resolve &quot;x&quot;', 'Can\'t resolve "x"'],
  ['It&#x27;s', "It's"],
  ['&amp;lt; stays', '&lt; stays'],
  ['中文 <code>x</code>', '中文 `x`'],
  ['<a class="x" href="/y">link</a>', 'link'],
])('the text of %s is %s', (html, expected) => {
  expect(headingText(html)).toBe(expected);
});

it.each([
  ['/', '/index.md'],
  ['/config/lib/', '/config/lib/index.md'],
  ['/config/lib/dts', '/config/lib/dts.md'],
  ['/pr-7/', '/pr-7/index.md'],
])('the mirror of %s is %s', (permalink, expected) => {
  expect(mirrorPath(permalink)).toBe(expected);
});
