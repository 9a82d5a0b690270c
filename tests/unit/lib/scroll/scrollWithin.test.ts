/** @jest-environment jsdom */
import {scrollWithin} from '../../../../src/lib/scroll/scrollWithin';

/** Scrolls to a link at `top` in a scroller of 100 px that fades over its last 30 px. Returns its scroll position. */
function scrollTo(top: number): number {
  const scroller = document.createElement('div');
  scroller.style.paddingBottom = '30px';
  const link = scroller.appendChild(document.createElement('a'));
  scroller.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  link.getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
  document.body.replaceChildren(scroller);
  scrollWithin(link, scroller);
  return scroller.scrollTop;
}

test.each([
  ['is in view', 40, 0],
  ['is in the fade', 70, 20],
  ['is below', 150, 100],
])('a scroller moves if an element is not fully visible: one that %s', (_, top, expected) => {
  expect(scrollTo(top)).toBe(expected);
});
