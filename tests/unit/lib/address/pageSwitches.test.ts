import {hiddenParts, pageHidden, querySwitches} from '../../../../src/lib/address/pageSwitches';

it.each([
  ['', []],
  ['?navbar=0', ['navbar']],
  ['?footer=0&navbar=0', ['navbar', 'footer']],
  ['?navbar=0&sidebar=0&outline=0&footer=0&globalUIComponents=0', [...querySwitches]],
  ['?navbar=1', []],
  ['?navbar=false', []],
  ['?navbar', []],
  ['?NAVBAR=0', []],
  ['?navbar=%30', ['navbar']],
  ['?q=navbar=0', []],
  ['?constructor=0&__proto__=0', []],
  ['?%=0&navbar=0', ['navbar']],
])('%j hides %j', (search, expected) => {
  expect(hiddenParts(search)).toEqual(expected);
});

it.each([
  [{}, []],
  [{navbar: true, sidebar: true, outline: true, footer: true, globalUIComponents: true}, []],
  [{navbar: false}, ['navbar']],
  [{footer: false, sidebar: false}, ['sidebar', 'footer']],
  [{globalUIComponents: false}, ['globalUIComponents']],
  [{pageType: 'custom'}, ['sidebar', 'outline', 'footer']],
  [{pageType: 'blank'}, ['navbar', 'sidebar', 'outline', 'footer']],
  [{pageType: 'blank', navbar: true}, ['navbar', 'sidebar', 'outline', 'footer']],
  [{pageType: 'blank', globalUIComponents: false}, [...querySwitches]],
])('front matter %j hides %j', (frontMatter, expected) => {
  expect(pageHidden(frontMatter)).toEqual(expected);
});
