import fc from 'fast-check';
import {hiddenParts, querySwitches} from '../../../../src/lib/address/pageSwitches';

it.each([
  ['', []],
  ['?', []],
  ['?navbar=0', ['navbar']],
  ['navbar=0', ['navbar']],
  ['?footer=0&navbar=0', ['navbar', 'footer']],
  ['?navbar=0&sidebar=0&outline=0&footer=0&globalUIComponents=0', [...querySwitches]],
  ['?navbar=1', []],
  ['?navbar=00', []],
  ['?navbar=0.0', []],
  ['?navbar=false', []],
  ['?navbar', []],
  ['?navbar= 0', []],
  ['?NAVBAR=0', []],
  ['?globaluicomponents=0', []],
  ['?navbar=%30', ['navbar']],
  ['?q=navbar=0', []],
  ['?constructor=0&__proto__=0', []],
  ['?%=0&navbar=0', ['navbar']],
])('%j hides %j', (search, expected) => {
  expect(hiddenParts(search)).toEqual(expected);
});

it('never throws and names known parts only', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      for (const part of hiddenParts(search)) expect(querySwitches).toContain(part);
    }),
  );
});
