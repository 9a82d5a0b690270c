import {firstVisitTarget, isRecorded, type FirstVisit} from '../../../../src/lib/locale/firstVisit';

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

const alternate = (href: string) => ({alternates: [{hreflang: 'zh-CN', href}]});

it.each<[string, Partial<FirstVisit>, string | undefined]>([
  ['a Chinese visitor', {}, chinese],
  ['a visitor from Taiwan', {languages: ['zh-TW']}, chinese],
  ['a browser with tags in capitals', {languages: ['ZH']}, chinese],
  ['an English visitor of a Chinese page', {languages: ['en-GB'], pageLanguage: 'zh-CN'}, english],
  ['an English visitor', {languages: ['en-US', 'zh-CN']}, undefined],
  ['a visitor with another language', {languages: ['fr', 'zh-CN']}, undefined],
  ['a browser that names no language', {languages: []}, undefined],
  ['a browser that names an empty language', {languages: ['']}, undefined],
  ['a browser that asks for the default', {languages: ['x-default']}, undefined],
  ['a second visit', {visited: true}, undefined],
  ['a site without redirects', {mode: 'never'}, undefined],
  ['a bot', {userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)'}, undefined],
  ['a measurement', {userAgent: 'Chrome-Lighthouse'}, undefined],
  ['a page in one language', {alternates: []}, undefined],
  ['an invalid address', alternate('nonsense'), undefined],
  ['an address that leaves the site', alternate(`${origin}//evil.example/x`), undefined],
  ['the path of another host', alternate('https://evil.example/zh/'), '/zh/'],
  ['a path without query and hash', alternate(`${origin}/zh/?a#b`), '/zh/'],
])('finds the target for %s', (_, change, expected) => {
  expect(firstVisitTarget({...visit, ...change})).toBe(expected);
});

it.each<[string, Partial<FirstVisit>, boolean]>([
  ['a visitor', {}, true],
  ['a returning visitor', {visited: true}, true],
  ['a crawler', {userAgent: 'some crawler'}, false],
  ['a spider', {userAgent: 'Baiduspider'}, false],
  ['a site without redirects', {mode: 'never'}, false],
])('decides whether to store the visit of %s', (_, change, expected) => {
  expect(isRecorded({...visit, ...change})).toBe(expected);
});
