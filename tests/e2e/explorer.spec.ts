import type {Locator, Page} from '@playwright/test';
import {writePlace} from '../../src/rslib/explorer/address';
import {stateAt, stateCount, type State} from '../../src/rslib/explorer/choices';
import {problemsOf} from '../../src/rslib/explorer/problems';
import {outcomeOf} from '../../src/rslib/explorer/records';
import {readRecords, sampleStates} from '../../tools/rslib/explorer/sampleStates';
import {findings, pairs, setTheme} from './support/axe';
import {address, inBar} from './support/pages';
import {expect, test} from './support/site';

const path = address('en', 'guide/basic/explorer');

const choice = (page: Page, group: RegExp): Locator => page.getByRole('group', {name: group});
const built = (page: Page): Locator => page.locator('[data-built] .explorer__file');

/** Waits until the explorer has loaded its code and data. */
async function ready(page: Page): Promise<void> {
  await expect(page.locator('.explorer site-slot')).toHaveCount(0);
}

test('choices by keyboard change the files, and the address opens them again', async ({site}) => {
  const page = await site.open(path);
  await ready(page);
  await expect(built(page)).toHaveText(['index.js']);
  await choice(page, /^format/)
    .getByRole('radio', {name: 'esm', exact: true})
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(built(page)).toHaveText(['index.cjs']);
  await page.keyboard.press('ArrowRight');
  await expect(built(page)).toHaveText(['index.cjs', 'index.js']);
  await expect(page.getByRole('status').filter({hasText: '2 files'})).toBeAttached();
  await page.getByRole('button', {name: /^index\.cjs/}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', {name: 'dist/index.cjs'})).toContainText('exports');
  await expect(page).toHaveURL(inBar(`${path}?format=esm-cjs&file=dist/index.cjs`));
  await page.reload();
  await ready(page);
  await expect(built(page)).toHaveText(['index.cjs', 'index.js']);
  await expect(page.getByRole('region', {name: 'dist/index.cjs'})).toContainText('exports');
});

/** Sizes of windows. Those lower than 600 px have no room for a bar that stays in view. */
const sizes = [
  {width: 390, height: 844},
  {width: 640, height: 400},
  {width: 768, height: 1024},
  {width: 844, height: 390},
  {width: 1024, height: 768},
  {width: 1280, height: 800},
  {width: 1440, height: 900},
  {width: 1600, height: 900},
];

const {index} = readRecords();

/** Returns the kind of a verdict: result of the build, of the page or of both loaders, and the worst problem. */
function kindOf(state: State): string {
  const outcome = outcomeOf(index, state);
  if (outcome.kind === 'failed') return 'no build';
  const {page, node} = outcome.verdict;
  const loads = node ? Object.values(node['24']).map((loaded) => loaded === true) : [page === true];
  return `${page === undefined ? 'Node.js' : 'page'} ${loads.join()} ${problemsOf(index, state)[0]?.kind}`;
}

const kinds = new Map(sampleStates(400, 5).map((state) => [kindOf(state), writePlace({state})]));

test('the sampled states have every kind of verdict', () => {
  const all = new Set(Array.from({length: stateCount}, (_, at) => kindOf(stateAt(at))));
  expect([...kinds.keys()].sort()).toEqual([...all].sort());
});

/** Returns the controls that the verdict overlaps, and how it is shown. */
const readVerdict = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.explorer__summary')!;
    const {top, bottom, left, right, width, height} = bar.getBoundingClientRect();
    const covered = [...document.querySelectorAll('.explorer :is(a, button, input, textarea)')]
      .filter((control) => !bar.contains(control) && control.checkVisibility())
      .filter((control) => {
        const own = control.getBoundingClientRect();
        return own.top < bottom && own.bottom > top && own.left < right && own.right > left;
      });
    const style = getComputedStyle(bar);
    const lines = (height - 2 * (parseFloat(style.paddingTop) + 1)) / parseFloat(style.lineHeight);
    return {
      covered: covered.map(({outerHTML}) => outerHTML.slice(0, 80)),
      lines: Math.floor(lines + 0.2),
      ground: style.backgroundColor,
      isColumn: Math.abs(width - bar.parentElement!.clientWidth) < 1,
      isStuck: style.position === 'sticky',
    };
  });

for (const [kind, query] of [...kinds, ['wanted', 'want=format.esm-cjs~code.cjs-mjs']]) {
  test(`the verdict covers no control and has at most two lines: ${kind}`, async ({site}) => {
    const page = await site.open(`${path}?${query}`);
    await ready(page);
    for (const {width, height} of sizes) {
      await page.setViewportSize({width, height});
      await page.evaluate(() => scrollTo(0, 0));
      expect(await readVerdict(page)).toMatchObject({
        covered: [],
        isColumn: true,
        isStuck: height >= 600,
      });
      const {top, bottom} = await page
        .locator('.explorer__panes')
        .evaluate((panes) => panes.getBoundingClientRect());
      for (let y = top; y < bottom; y += height / 2) {
        await page.evaluate((to) => scrollTo(0, to), y);
        const {covered, lines, ground} = await readVerdict(page);
        if (height < 600) expect(covered).toEqual([]);
        else expect(lines).toBeLessThanOrEqual(2);
        expect(ground).not.toMatch(/, 0\)$/);
      }
    }
  });
}

test('a click does not scroll, and a link to the verdict keeps the pasted text', async ({site}) => {
  const page = await site.open(path);
  await ready(page);
  const radio = choice(page, /^bundle/).getByRole('radio', {name: 'off'});
  // Scroll until the control is close to the bars at the top. Use the mouse, because `click()` would scroll the page.
  await radio.evaluate((element) => scrollBy(0, element.getBoundingClientRect().y - 128));
  const before = await page.evaluate(() => scrollY);
  const {x, y} = (await radio.boundingBox())!;
  await page.mouse.click(x + 8, y + 8);
  await expect(page.locator('.explorer__summary')).toContainText('3 files');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.getByRole('radio', {name: 'Wanted files'}).click();
  await page.getByRole('textbox').fill('dist/index.cjs');
  await expect(page).toHaveURL(/want=format\.cjs/);
  await page.locator('.explorer__summary a').click();
  await expect(page).toHaveURL(/#explorer-verdict$/);
  await expect(page.getByRole('textbox')).toHaveValue('dist/index.cjs');
});

test('without scripts the first output is shown, with a sentence that the choices need JavaScript', async ({
  site,
}) => {
  const page = await site.open(path, {context: {javaScriptEnabled: false}});
  await expect(page.getByText(/choices need JavaScript/)).toBeVisible();
  await expect(built(page)).toHaveText(['index.js']);
  await expect(page.getByRole('region', {name: 'dist/index.js'})).toContainText('export');
});

test('no other page loads anything of the explorer', async ({site}) => {
  const requests: string[] = [];
  const page = await site.open(address('en', 'guide/basic/output-format'), {
    before: (opened) => opened.on('request', (request) => requests.push(request.url())),
  });
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /explorer/i.test(url))).toEqual([]);
});

for (const [width, theme] of pairs([390, 1280])) {
  test(`axe finds nothing in the explorer at ${width} px in the ${theme} theme`, async ({site}) => {
    const page = await site.open(`${path}?format=esm-cjs&dts=files&from=00000000000`);
    await page.setViewportSize({width, height: 900});
    await setTheme(page, theme);
    await ready(page);
    expect(await findings(page, '.explorer')).toEqual([]);
    await page.getByRole('radio', {name: 'Wanted files'}).click();
    expect(await findings(page, '.explorer')).toEqual([]);
  });
}
