/** Scrolls an element that is not fully visible to the middle of its scroller, without scrolling the page. */
export function scrollWithin(element: HTMLElement, scroller: HTMLElement): void {
  const box = scroller.getBoundingClientRect();
  const {top, bottom} = element.getBoundingClientRect();
  if (top >= box.top && bottom <= box.bottom) return;
  scroller.scrollTop += top - box.top - (box.height - element.offsetHeight) / 2;
}
