import {withoutScripts} from '../../../../tools/bench/withoutScripts';

it.each([
  ['<p>a</p><script>b</script><p>c</p>', '<p>a</p><p>c</p>'],
  ['<script src="/a.js" async></script>x', 'x'],
  ['<script>\nif (1 < 2) {}\n</script>', ''],
  ['<link rel="preload" as="script" href="/a.js">', ''],
  ['<link rel=prefetch href=/a.js>', ''],
  ['<link rel="stylesheet" href="/a.css">', '<link rel="stylesheet" href="/a.css">'],
])('%s without scripts is %s', (html, expected) => expect(withoutScripts(html)).toBe(expected));
