import fc from 'fast-check';
import {firstVisitTarget, marksVisit, type FirstVisit} from '../../../../src/lib/locale/redirect';

const origin = 'https://docs.example';
const visit: FirstVisit = {
  mode: 'auto',
  visited: false,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126 Safari/537.36',
  languages: ['zh-CN', 'en'],
  pageLanguage: 'en',
  alternates: [
    {hreflang: 'en', href: `${origin}/config/lib/dts`},
    {hreflang: 'zh-CN', href: `${origin}/zh/config/lib/dts`},
    {hreflang: 'x-default', href: `${origin}/config/lib/dts`},
  ],
};
const chinese = '/zh/config/lib/dts';
const english = '/config/lib/dts';

it.each<[string, Partial<FirstVisit>, string | undefined]>([
  ['a Chinese reader', {}, chinese],
  ['a reader from Taiwan', {languages: ['zh-TW']}, chinese],
  ['a reader whose browser writes the tag in capitals', {languages: ['ZH']}, chinese],
  ['an English reader of a Chinese page', {languages: ['en-GB'], pageLanguage: 'zh-CN'}, english],
  ['an English reader', {languages: ['en-US', 'zh-CN']}, undefined],
  ['a reader of a language that is not there', {languages: ['fr', 'zh-CN']}, undefined],
  ['a browser that names no language', {languages: []}, undefined],
  ['a browser that names an empty language', {languages: ['']}, undefined],
  ['a browser that asks for the default', {languages: ['x-default']}, undefined],
  ['a second visit', {visited: true}, undefined],
  ['a site without redirects', {mode: 'never'}, undefined],
  ['a bot', {userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)'}, undefined],
  ['a measurement', {userAgent: 'Chrome-Lighthouse'}, undefined],
  ['a page in one language', {alternates: []}, undefined],
  [
    'a page whose address is nonsense',
    {alternates: [{hreflang: 'zh-CN', href: 'nonsense'}]},
    undefined,
  ],
  [
    'a page whose address would leave the site',
    {alternates: [{hreflang: 'zh-CN', href: `${origin}//evil.example/x`}]},
    undefined,
  ],
  [
    'an address on another host, of which only the path counts',
    {alternates: [{hreflang: 'zh', href: 'https://evil.example/zh/'}]},
    '/zh/',
  ],
  [
    'an address with query and hash, which are not its own to keep',
    {alternates: [{hreflang: 'zh', href: `${origin}/zh/?a#b`}]},
    '/zh/',
  ],
])('sends %s the right way', (_, change, expected) => {
  expect(firstVisitTarget({...visit, ...change})).toBe(expected);
});

it.each<[string, Partial<FirstVisit>, boolean]>([
  ['a reader', {}, true],
  ['a reader who came before', {visited: true}, true],
  ['a crawler', {userAgent: 'some crawler'}, false],
  ['a spider', {userAgent: 'Baiduspider'}, false],
  ['a site without redirects', {mode: 'never'}, false],
])('remembers the visit of %s: %#', (_, change, expected) => {
  expect(marksVisit({...visit, ...change})).toBe(expected);
});

it('never throws and never leaves the origin', () => {
  const alternate = fc.record({
    hreflang: fc.oneof(fc.constantFrom('en', 'zh-CN', 'x-default'), fc.string()),
    href: fc.oneof(
      fc.webUrl(),
      fc.string().map((path) => `${origin}/${path}`),
    ),
  });
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom('zh', 'en'), fc.string())),
      fc.array(alternate),
      fc.string(),
      (languages, alternates, pageLanguage) => {
        const target = firstVisitTarget({...visit, languages, alternates, pageLanguage});
        if (target !== undefined) expect(new URL(target, origin).origin).toBe(origin);
      },
    ),
  );
});
