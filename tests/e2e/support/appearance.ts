import type {Page} from '@playwright/test';

/** Returns the elements with an animation, with a transition of position or size, or with smooth scrolling. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seconds = (list: string): number =>
      Math.max(
        ...list.split(',').map((time) => Number.parseFloat(time) / (/ms/.test(time) ? 1000 : 1)),
      );
    const movement = /all|transform|translate|rotate|scale|inset|top|left|height|width|margin/;
    const found = [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const isAnimated =
          style.animationName !== 'none' && seconds(style.animationDuration) > 0.01;
        const isMoved =
          movement.test(style.transitionProperty) && seconds(style.transitionDuration) > 0.01;
        const scrolls = style.scrollBehavior === 'smooth';
        return isAnimated || isMoved || scrolls
          ? [`${element.localName}.${element.getAttribute('class')}${part ?? ''}`]
          : [];
      }),
    );
    return [...new Set(found)];
  });

/** Returns the pseudo-elements with an icon or a line that is invisible because it has the colour of the page. */
export const lostDrawings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const lost = [...document.querySelectorAll('*')].flatMap((element) => {
      if (!element.checkVisibility({visibilityProperty: true})) return [];
      return ['::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const {content, maskImage, backgroundColor, pointerEvents} = style;
        // Icons have a mask, lines have empty content. Not gradients over text, which have `pointer-events: none`.
        const isDrawn = maskImage !== 'none' || content === '""';
        if (!isDrawn || content === 'none' || pointerEvents === 'none') return [];
        const isLost = backgroundColor === ground;
        return isLost ? [`${element.localName}.${element.getAttribute('class')}${part}`] : [];
      });
    });
    return [...new Set(lost)];
  });

/** Returns inline code of at most 23 characters whose text is on several lines. */
export const brokenCode = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    return [...document.querySelectorAll('main :not(pre) > code')]
      .filter((code) => {
        range.selectNodeContents(code);
        const lines = [...range.getClientRects()].filter(({width}) => width > 0);
        const tops = lines.map(({top}) => top);
        return Math.max(...tops) > Math.min(...tops) + 4;
      })
      .map(({textContent}) => textContent)
      .filter(({length}) => length <= 23);
  });
