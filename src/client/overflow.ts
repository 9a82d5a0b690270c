/**
 * Makes code blocks and tables focusable if they scroll, gives such tables the role `region`, and sets the attributes
 * `data-wide` and `data-long` of scrolled code and of the blocks that contain it. They are not islands,
 * because all of them, up to 100 on a page, would have to be hydrated at once.
 */
const scrollers = 'pre.code, .scroll-x';
const folded = "[data-fold='closed'] pre";
/** Accessible names of tables, stored because a table has the attribute only while it is a region. */
const names = new WeakMap<Element, string>();

/** Returns a function that observes the code blocks and tables of the current page. Call it for each page. */
export function createOverflow(): () => void {
  const sizes = new ResizeObserver((entries) => {
    const changed = new Set(entries.map(({target}) => target.closest<HTMLElement>(scrollers)));
    // Measures all elements before it changes any, so that the browser lays out the page only once.
    const measured = [...changed].flatMap((scroller) =>
      scroller ? [{scroller, ...measure(scroller)}] : [],
    );
    for (const {scroller, isWide, isTall, isLong} of measured) {
      if (scroller !== document.activeElement) scroller.tabIndex = isWide || isTall ? 0 : -1;
      if (scroller.matches('.scroll-x')) nameRegion(scroller, isWide);
      scroller.toggleAttribute('data-wide', isWide);
      scroller.toggleAttribute('data-long', isLong);
    }
    for (const block of new Set(measured.map(({scroller}) => scroller.closest('[data-code]')))) {
      for (const name of ['data-wide', 'data-long']) {
        block?.toggleAttribute(name, block.querySelector(`pre[${name}]`) !== null);
      }
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
  /** True if a line is longer than the block is wide, and so either scrolls or wraps. */
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

/** Returns true if a line of code takes up more than one line on screen. */
function hasWrapped(pre: HTMLElement): boolean {
  const limit = 1.5 * Number.parseFloat(getComputedStyle(pre).lineHeight);
  return [...pre.querySelectorAll<HTMLElement>('.line')].some((line) => line.offsetHeight > limit);
}

/** Gives a table a role and a name if it is a region, and removes both otherwise. */
function nameRegion(table: HTMLElement, isRegion: boolean): void {
  const name = names.get(table) ?? table.ariaLabel ?? '';
  names.set(table, name);
  table.role = isRegion ? 'region' : null;
  table.ariaLabel = isRegion ? name : null;
}
