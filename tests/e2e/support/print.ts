import type {Page} from '@playwright/test';

/** Size of an A4 page without margins, in px. */
const paper = {width: 688, height: 1000};

/** Selector of elements that are not printed. Cards of terms are printed below the text, although they are popovers. */
export const controls =
  '.navbar, .menubar, .sidebar, .frame__outline, .theme-doc-breadcrumbs, .page-actions, .page-end, .footer, .to-top, .skip, .code-tools, .copy-button, .block__fold, .tabs__list, dialog, [popover]:not(.term-card)';

/** Renders a page with print styles, as wide as the paper. */
export async function print(page: Page): Promise<void> {
  await page.setViewportSize(paper);
  await page.emulateMedia({media: 'print'});
}

/** Returns the first 60 characters of each code block that overflows. On paper, the rest would be cut off. */
export const cutCode = (page: Page): Promise<string[]> =>
  page
    .locator('pre')
    .evaluateAll((blocks) =>
      blocks
        .filter(
          (pre) => pre.scrollWidth > pre.clientWidth || pre.scrollHeight > pre.clientHeight + 1,
        )
        .map((pre) => pre.textContent.slice(0, 60)),
    );
