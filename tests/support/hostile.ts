// Hostile texts and paths. Tests check that no `ran()` in them is called and no address on `evil.example` is requested.

const vectors = [
  '<script>ran()</script>',
  '<script src=//evil.example/x.js></script>',
  '<img src=x onerror=ran()>',
  '<img/src=//evil.example/x.png/onload=ran()>',
  '<svg onload=ran()>',
  '<svg><script href=data:,ran() /></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=ran()>#x"/></svg>',
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '<iframe src=javascript:parent.ran()></iframe>',
  '<object data=javascript:ran()></object>',
  '<embed src=//evil.example/x.swf>',
  '<a href=javascript:ran()>x</a>',
  '<a href="java\tscript:ran()" autofocus onfocus=ran()>x</a>',
  '<form action=javascript:ran()><input type=submit autofocus onfocus=ran()></form>',
  '<details open ontoggle=ran()><summary>x</summary></details>',
  '<video><source onerror=ran()></video>',
  '<body onload=ran()>',
  '<meta http-equiv=refresh content="0;url=//evil.example/">',
  '<base href=//evil.example/>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<style>@import "//evil.example/x.css";*{background:url(//evil.example/x)}</style>',
  '<template><script>ran()</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=ran()>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=ran()&gt;">',
  '<mark onmouseover=ran()>x</mark><mark style="position:fixed;inset:0" onclick=ran()>',
  '<x popover id=site-tools onbeforetoggle=ran()>',
  'javascript:ran()',
  'data:text/html,<script>opener.ran()</script>',
  '//evil.example/',
  '/\\evil.example/',
  'https://evil.example/',
  '${ran()}{{constructor.constructor("ran()")()}}',
  '","url":"javascript:ran()","__proto__":{"innerHTML":"<img src=x onerror=ran()>"}',
] as const;

/** Functions that add a prefix to a text, to break out of an attribute or element, or encode it, to evade filters. */
const wrappers: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `"'>${text}`,
  (text) => `</script></style></title></textarea>-->]]>${text}`,
  (text) => `';ran();//${text}`,
  (text) => text.toUpperCase().replace('RAN()', 'ran()'),
  (text) => text.replace(/[<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  (text) => encodeURIComponent(text),
  (text) => text.replace(/</g, '\\u003c'),
  (text) => `<mark>dts</mark> ${text}`,
];

/** Texts that may break parsers, but contain no code. */
const awkward = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN', '[]'],
  ...['{', '"', '\\', '%', '%E4', '%00', '\u0000', '\uD800', '\uDC00', '\u202E', '\uFEFF', '\n\r'],
  ...['(a+)+$', '[', '*', '(?<x', '$&', "$'", '.*'.repeat(400), 'a'.repeat(9000)],
  ...[
    '中'.repeat(2000),
    'e\u0301'.repeat(500),
    '👨‍👩‍👧'.repeat(200),
    '-1',
    '1e999',
    '../../etc/passwd',
  ],
  ...['#', '?', '&&&=', ';'],
];

export const hostileTexts: readonly string[] = [
  ...vectors.flatMap((vector) => wrappers.map((wrap) => wrap(vector))),
  ...awkward,
];

const hosts = ['evil.example', 'evil.example:80', 'localhost@evil.example', 'evil。example'];

/** Beginnings of paths that browsers may parse as the start of another host. */
const leads = [
  ...['//', '///', '////', '/\\', '\\\\', '/\\/', '/%2f', '/%2F%2f', '/%5c', '/%5C%5c', '/%252f'],
  ...['/%09/', '/%0a/', '/%0d%0a//', '/%20//', '/.//', '/./%2f', '/..//', '/%2e%2e//', '/;//'],
  ...['/@', '/en//', '/en/%2f', '/en/\\', '/en/en//', '/EN//', '/zh//', '/zh/\\', '/zh/%5c'],
  ...['/%65n//', '/guide//', '/guide/start//', '/index//', '/.html//', '//%2e%2e/', '/%E3%80%82/'],
  '/／／',
];
/** Ends of paths that the site's redirects match. */
const tails = ['', '/', '/guide/start', '/..%2fguide/start.html', '/index.html', '/%2e%2e/en/'];

/** Paths that try to redirect to another host or to inject a header. */
export const hostilePaths: readonly string[] = [
  ...leads.flatMap((lead, l) =>
    tails.map((tail, t) => lead + hosts[(l + t) % hosts.length]! + tail),
  ),
  ...['javascript:ran()', '/javascript:ran()', '/en/javascript:ran()', 'data:text/html,x', '//'],
  ...['/', 'https://evil.example/guide/start', 'http:evil.example', '*', '?//evil.example'],
  ...['/?//evil.example', '/guide/start%0d%0aset-cookie:a=b'],
  ...['/guide/start%0aLocation:%20//evil.example', '/guide/start%00'],
  ...['/guide/start.html?a=%0d%0aset-cookie:a=b', '/guide/start?//evil.example'],
  '/en?/\\evil.example',
];
