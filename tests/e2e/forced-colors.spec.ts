import {address, inBar, pageTypes} from './support/pages';
import {expect, test, ready} from './support/site';

test('forced colours keep what is drawn: arrows, stems, signs of where a reader is, edges', async ({
  site,
}) => {
  const page = await site.open(address('en', pageTypes.document), {
    context: {forcedColors: 'active'},
  });
  for (const path of [pageTypes.document, pageTypes.reference, pageTypes.overview]) {
    await page.goto(inBar(address('en', path)));
    // The sheet that says how comes with the shell.
    await ready(page);
    await page.waitForLoadState('networkidle');
    const lost = await page.evaluate(() => {
      const ground = getComputedStyle(document.body).backgroundColor;
      return [...document.querySelectorAll('*')].flatMap((element) => {
        if (!element.checkVisibility({visibilityProperty: true})) return [];
        return ['::before', '::after'].flatMap((part) => {
          const {content, maskImage, backgroundColor, pointerEvents} = getComputedStyle(
            element,
            part,
          );
          // A ground cut out, or a ground alone: an arrow, a line, a node. Fades do not take clicks.
          const isDrawn = maskImage !== 'none' || content === '""';
          if (!isDrawn || content === 'none' || pointerEvents === 'none') return [];
          const isLost = backgroundColor === ground;
          return isLost ? [`${element.localName}.${element.getAttribute('class')}${part}`] : [];
        });
      });
    });
    expect.soft([...new Set(lost)], path).toEqual([]);
  }
});
