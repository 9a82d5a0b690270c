import type {Page} from '@playwright/test';

/**
 * Returns name and size of each click target that is smaller than `least` (in px), also in closed popovers. Links
 * within text are exempt (WCAG 2.5.8).
 */
export function smallTargets(
  page: Page,
  least: {width: number; height: number},
): Promise<string[]> {
  return page.evaluate(({width, height}) => {
    const targets = 'a[href], button, summary, label:has(input), input, [role="tab"]';
    const words = /[\p{L}\p{N}]/u;

    /** Returns true for an inline element that is surrounded by other text. */
    function isInText(element: Element): boolean {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block: Element | null = element.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const walker = document.createTreeWalker(block ?? element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const {data} = walker.currentNode as Text;
        const holder = walker.currentNode.parentElement;
        if (words.test(data) && !holder?.closest(`${targets}, .visually-hidden`)) return true;
      }
      return false;
    }

    function small(): string[] {
      return [...document.querySelectorAll(targets)].flatMap((element) => {
        if (!element.checkVisibility({visibilityProperty: true}) || isInText(element)) return [];
        if (element.localName === 'input' && element.closest('label')) return [];
        // A link that wraps has one box per line. Compare the smallest height and the greatest width of these.
        const boxes = [...element.getClientRects()];
        const low = Math.min(...boxes.map((box) => box.height));
        const wide = Math.max(...boxes.map((box) => box.width));
        if (boxes.length === 0 || (low >= height - 0.1 && wide >= width - 0.1)) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent;
        const place = element.closest('[class]')?.getAttribute('class');
        return [`${place}: ${name.trim()} (${Math.round(wide)} × ${Math.round(low)})`];
      });
    }

    const found = new Set(small());
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
      menu.showPopover();
      for (const one of small()) found.add(one);
      menu.hidePopover();
    }
    return [...found];
  }, least);
}

/** Returns the layout faults of a page: sideways scrolling, lines that overlap, and words that are broken. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const faults: string[] = [];
    if (root.scrollWidth > root.clientWidth) {
      faults.push(`scrolls sideways: ${root.scrollWidth} px in ${root.clientWidth}`);
    }

    type Box = {left: number; top: number; right: number; bottom: number};
    type Line = Box & {readonly text: string; readonly place: string};
    const cut = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const everywhere = {left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity};

    const visibleAreas = new Map<Element, Box>();
    /** Returns the visible area of an element, clipped by its scrolling ancestors. */
    function visibleArea(element: Element | null): Box {
      if (!element) return everywhere;
      const cached = visibleAreas.get(element);
      if (cached) return cached;
      const outer = visibleArea(element.parentElement);
      const clips = getComputedStyle(element).overflowX !== 'visible' && element !== document.body;
      const box = clips && element !== root ? cut(outer, element.getBoundingClientRect()) : outer;
      visibleAreas.set(element, box);
      return box;
    }

    function rectsOf(node: Text, start: number, length: number): DOMRect[] {
      range.setStart(node, start);
      range.setEnd(node, start + length);
      return [...range.getClientRects()].filter(({width}) => width > 0);
    }

    /** Returns the width available to a line, in px: that of its block, or of the flex or grid row around the block. */
    function availableWidth(element: Element): number {
      let block = element;
      while (getComputedStyle(block).display === 'inline') block = block.parentElement!;
      const row = block.parentElement!;
      const holder = /flex|grid/.test(getComputedStyle(row).display) ? row : block;
      const {paddingLeft, paddingRight} = getComputedStyle(holder);
      // Subtract one character, because inline code has padding.
      const {fontSize} = getComputedStyle(element);
      return [paddingLeft, paddingRight, fontSize].reduce(
        (room, less) => room - Number.parseFloat(less),
        holder.clientWidth,
      );
    }

    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent || !node.data.trim()) continue;
      if (parent.closest('pre, svg, script, style, noscript, .visually-hidden, .skip')) continue;
      if (!parent.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
      const place = parent.closest('[class]')?.getAttribute('class') ?? parent.localName;
      range.selectNodeContents(node);
      // Text that is cut with an ellipsis has two rectangles: that of the visible text, then that of the whole text.
      const shortened = getComputedStyle(parent).textOverflow === 'ellipsis';
      for (const rect of [...range.getClientRects()].slice(0, shortened ? 1 : undefined)) {
        const box = cut(rect, visibleArea(parent));
        if (box.right - box.left > 1 && box.bottom - box.top > 1) {
          lines.push({...box, text: node.data.trim().slice(0, 40), place});
        }
      }
      // Option names may break at their dots, other texts at spaces, hyphens and Chinese characters.
      const isName = /^\w+(?:\.\w+)+$/.test(
        parent.closest(':is(h1, .heading) code')?.textContent ?? '',
      );
      const together = isName ? /\w{2,}/g : /[^\s\-\p{Script=Han}]{2,}/gu;
      for (const run of node.data.matchAll(together)) {
        const isBroken = [...run[0].matchAll(/\w{2,}/g)].some((word) => {
          const parts = rectsOf(node, run.index + word.index, word[0].length);
          return parts.some(({top}) => top > parts[0]!.top + 2);
        });
        const width = rectsOf(node, run.index, run[0].length).reduce(
          (sum, part) => sum + part.width,
          0,
        );
        if (isBroken && width < availableWidth(parent)) {
          faults.push(`broken: ${run[0]} in ${place}, ${Math.round(width)} px`);
        }
      }
    }

    lines.sort((a, b) => a.top - b.top);
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.top > line.bottom) break;
        const {left, top, right, bottom} = cut(line, other);
        if (right - left > 3 && bottom - top > 6) {
          faults.push(
            `over each other: ${line.text} (${line.place}), ${other.text} (${other.place})`,
          );
        }
      }
    });
    return [...new Set(faults)];
  });
}

/** Returns the tables that hide a column without a shadow, and those that scroll on a phone, where rows are stacked. */
export function cutTables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.documentElement.dataset.whole = '';
    return [...document.querySelectorAll('main table')].flatMap((table) => {
      if (!table.checkVisibility()) return [];
      const scroller = table.closest('.scroll-x');
      const edge = scroller?.getBoundingClientRect().right ?? innerWidth;
      const cells = [...table.querySelectorAll('td, th')];
      const isCut = cells.some((cell) => cell.getBoundingClientRect().right > edge + 1);
      const hasShadow = scroller && getComputedStyle(scroller).backgroundImage !== 'none';
      const scrolls = scroller && scroller.scrollWidth > scroller.clientWidth && innerWidth <= 390;
      // A cell without a text is hidden on phones.
      const lost = cells.filter(
        (cell) =>
          !cell.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
          cell.textContent.trim() !== '',
      );
      const clipped = scroller && /hidden|clip/.test(getComputedStyle(scroller).overflowX);
      return [
        ...(isCut && (!hasShadow || clipped) ? ['cut off'] : []),
        ...(scrolls ? ['scrolls on a phone'] : []),
        ...lost.map((cell) => `hides ${cell.textContent}`),
      ].map((fault) => `${scroller?.getAttribute('aria-label') ?? 'table'}: ${fault}`);
    });
  });
}

/** Makes a page sum up its layout shifts, from its start. `shifts` returns the sum. */
export function countShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Reflect.set(window, 'shifts', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = Reflect.get(entry, 'value') as number;
        Reflect.set(window, 'shifts', (Reflect.get(window, 'shifts') as number) + shift);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Returns the sum of the layout shift scores since `countShifts`; 0 if nothing has moved. */
export const shifts = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'shifts') as number);
