/**
 * Scrolls an element that is not fully visible to the middle of its scroller, without scrolling the page. A long
 * scroller fades over its padding at the end, where an element does not count as visible.
 */
export function scrollWithin(element: HTMLElement, scroller: HTMLElement): void {
  const box = scroller.getBoundingClientRect();
  const fade = Number.parseFloat(getComputedStyle(scroller).paddingBottom) || 0;
  const {top, bottom} = element.getBoundingClientRect();
  if (top >= box.top && bottom <= box.bottom - fade) return;
  scroller.scrollTop += top - box.top - (box.height - element.offsetHeight) / 2;
}
