import fc from 'fast-check';
import {splitApiTitle} from '../../../../src/lib/page/apiTitle';
import {headingText} from '../../../../src/lib/page/headingText';
import {mirrorPath} from '../../../../src/lib/address/mirrorPath';

describe('splitApiTitle', () => {
  it.each([
    ['lib.dts', {owner: 'lib.', name: 'dts'}],
    ['dts.bundle.tsconfigPath', {owner: 'dts.bundle.', name: 'tsconfigPath'}],
    ['autoExternal.dependencies', {owner: 'autoExternal.', name: 'dependencies'}],
    ['output.target', {owner: 'output.', name: 'target'}],
  ])('%s', (title, expected) => {
    expect(splitApiTitle(title)).toEqual(expected);
  });

  it.each([
    'dts',
    'Node.js',
    'lib.',
    '.dts',
    'lib..dts',
    'lib.dts and more',
    'Rslib 1.0',
    '1.0',
    '',
    'lib .dts',
    '指南.一',
    'a.b-c',
  ])('%j is a title in words', (title) => {
    expect(splitApiTitle(title)).toBeUndefined();
  });

  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        const split = splitApiTitle(title);
        if (split) expect(split.owner + split.name).toBe(title);
      }),
    );
  });
});

describe('headingText', () => {
  it.each([
    ['Quick start', 'Quick start'],
    ['<code>dts.bundle</code>', 'dts.bundle'],
    ['With <code>bundle: false</code> set', 'With bundle: false set'],
    ['<em>One</em> &amp; <strong>two</strong>', 'One & two'],
    ['<code>Array&lt;string&gt;</code>', 'Array<string>'],
    ['Can&#39;t resolve &quot;x&quot;', 'Can\'t resolve "x"'],
    ['It&#x27;s', "It's"],
    ['&amp;lt; stays', '&lt; stays'],
    ['  blank  ', 'blank'],
    ['', ''],
    ['中文 <code>x</code>', '中文 x'],
    ['<a class="x" href="/y">link</a>', 'link'],
  ])('%s is %s', (html, expected) => {
    expect(headingText(html)).toBe(expected);
  });

  it('gives back any text that was escaped', () => {
    const escapes: Record<string, string> = {
      '&': '&amp;',
      '<': '&lt;',
      '>': '&gt;',
      '"': '&quot;',
      "'": '&#39;',
    };
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(headingText(text.replace(/[&<>"']/g, (c) => escapes[c]!))).toBe(text.trim());
      }),
    );
  });
});

describe('mirrorPath', () => {
  it.each([
    ['/', '/index.md'],
    ['/zh/', '/zh/index.md'],
    ['/config/lib/', '/config/lib/index.md'],
    ['/config/lib/dts', '/config/lib/dts.md'],
    ['/zh/config/lib/dts', '/zh/config/lib/dts.md'],
    ['/pr-7/', '/pr-7/index.md'],
  ])('%s has %s', (permalink, expected) => {
    expect(mirrorPath(permalink)).toBe(expected);
  });
});
