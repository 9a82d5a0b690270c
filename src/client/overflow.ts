/**
 * Finds the code blocks and tables that scroll: only they are stops of the Tab key, and only such a table is a region.
 *
 * Without React, because it concerns every one of them, in text that is never hydrated, before anyone has seen or touched
 * it: a page has up to 100, and as islands all of them would have to be hydrated as soon as it is there.
 */
const folded = "[data-fold='closed'] pre";
const scrollers = '[data-code] pre, .scroll-x';

/** Returns the function that looks at the page: it is called for each new one. */
export function startOverflow(): () => void {
  const sizes = new ResizeObserver((entries) => {
    const changed = new Set(entries.map(({target}) => target.closest<HTMLElement>(scrollers)));
    // First everything is measured, then everything is set, or the page would be laid out for every block.
    const measured = [...changed].flatMap((scroller) =>
      scroller ? [{scroller, ...measure(scroller)}] : [],
    );
    for (const {scroller, isWide, isTall, isLong} of measured) {
      if (scroller !== document.activeElement) scroller.tabIndex = isWide || isTall ? 0 : -1;
      if (scroller.matches('.scroll-x')) nameRegion(scroller, isWide);
      scroller.toggleAttribute('data-wide', isWide);
      scroller.toggleAttribute('data-long', isLong);
    }
  });
  return () => {
    sizes.disconnect();
    for (const scroller of document.querySelectorAll(scrollers)) {
      sizes.observe(scroller);
      if (scroller.firstElementChild) sizes.observe(scroller.firstElementChild);
    }
  };
}

type Measured = {
  readonly isWide: boolean;
  readonly isTall: boolean;
  /** Has lines that are longer than the block is wide, and so either scrolls or wraps. */
  readonly isLong: boolean;
};

function measure(scroller: HTMLElement): Measured {
  const isWide = scroller.scrollWidth > scroller.clientWidth;
  return {
    isWide,
    isTall: scroller.scrollHeight > scroller.clientHeight && !scroller.matches(folded),
    isLong: isWide || hasWrapped(scroller),
  };
}

/** Returns whether a line of wrapped code is higher than a line that is not. */
function hasWrapped(pre: HTMLElement): boolean {
  const most = 1.5 * Number.parseFloat(getComputedStyle(pre).lineHeight);
  return [...pre.querySelectorAll<HTMLElement>('.line')].some((line) => line.offsetHeight > most);
}

/** Makes a table that scrolls a region with a name; one that does not is a table and no more. */
function nameRegion(table: HTMLElement, isRegion: boolean): void {
  table.dataset.name ??= table.ariaLabel ?? '';
  table.role = isRegion ? 'region' : null;
  table.ariaLabel = isRegion ? table.dataset.name : null;
}
