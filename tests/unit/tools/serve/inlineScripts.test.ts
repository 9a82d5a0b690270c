import {inlineScripts, scriptHash, scriptHashes} from '../../../../tools/serve/readSite';

describe('inlineScripts', () => {
  it.each([
    ['<script>a()</script>', ['a()']],
    ['<SCRIPT type="module">a()</SCRIPT >', ['a()']],
    ["<script type='text/javascript' defer>a()</script>", ['a()']],
    ['<script type=speculationrules>{}</script>', ['{}']],
    ['<script data-a="x>y">a()</script>', ['a()']],
    ['<script>a()</script><p></p><script>b()</script>', ['a()', 'b()']],
    ['<script src=/a.js></script>', []],
    ['<script defer src="/a.js" type="module"></script>', []],
    ['<script type="application/ld+json">{}</script>', []],
    ['<script id=x type=application/json>[]</script>', []],
    ['<!-- <script>old()</script> -->', []],
    ['<code>&lt;script&gt;a()&lt;/script&gt;</code>', []],
    ['<scripted>a()</scripted>', []],
  ])('finds in %s: %j', (html, expected) => {
    expect(inlineScripts(html)).toEqual(expected);
  });
});

describe('scriptHash', () => {
  it('is the source expression a browser computes', () => {
    // Printed by: printf %s "alert('Hello, world.');" | openssl dgst -sha256 -binary | openssl base64
    expect(scriptHash("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  it('does not depend on how lines end', () => {
    expect(scriptHash('a()\r\nb()\rc()')).toBe(scriptHash('a()\nb()\nc()'));
  });
});

it('one script on many pages is one hash', () => {
  expect(scriptHashes(['<script>a()</script>', '<b></b><script>a()</script>'])).toEqual([
    scriptHash('a()'),
  ]);
});
