/** Runs `change`, then scrolls the page so that the element has the same place in the window as before. */
export function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  scrollBy({top: element.getBoundingClientRect().top - before, behavior: 'instant'});
}
