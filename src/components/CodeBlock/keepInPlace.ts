/** Changes the page and scrolls it so that an element stays where it is in the window. */
export function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  scrollBy({top: element.getBoundingClientRect().top - before, behavior: 'instant'});
}
