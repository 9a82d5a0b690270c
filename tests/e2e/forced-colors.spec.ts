import {address, inBar, pageTypes} from './support/pages';
import {expect, test, ready} from './support/site';

test('forced colours keep drawn icons, lines and markers visible', async ({site}) => {
  const page = await site.open(address('en', pageTypes.document), {
    context: {forcedColors: 'active'},
  });
  for (const path of [pageTypes.document, pageTypes.reference, pageTypes.overview]) {
    await page.goto(inBar(address('en', path)));
    // Wait for the deferred stylesheet.
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
          // A mask or a background: an icon or a line. Fades ignore pointer events.
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
