import {pageHidden, querySwitches} from '../../../../src/lib/address/pageSwitches';

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
