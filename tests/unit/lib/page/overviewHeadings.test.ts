import {isAside} from '../../../../src/lib/page/overviewHeadings';

it.each<[string, boolean]>([
  ['errors', true],
  ['error-ts2307', true],
  ['warning-deprecated', true],
  ['troubleshooting', true],
  ['next', true],
  ['next-steps', true],
  ['related-options', true],
  ['dts-abort-on-error', false],
  ['next-tick', false],
  ['choose', false],
])('the section %s is an aside: %j', (id, expected) => {
  expect(isAside(id)).toBe(expected);
});
