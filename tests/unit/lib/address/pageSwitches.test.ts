import {hiddenParts, querySwitches} from '../../../../src/lib/address/pageSwitches';

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
