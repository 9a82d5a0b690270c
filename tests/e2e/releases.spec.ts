import {expect, test} from './support/site';

test('the landing page links to releases, and a release to the options that it changed', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Releases'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Releases'})).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: '1.0.0', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Rslib 1.0.0'})).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'dts.typescriptPath'}).first().click();
  await expect(page).toHaveURL(/\/config\/lib\/dts#dts-typescript-path$/);
  await expect(page.locator('#dts-typescript-path')).toBeInViewport();
});

test('changed outputs are in one fold, in words, with a diff and a link to the example', async ({
  page,
}) => {
  await page.goto('/releases/1.0.1');
  const all = page.locator('.markdown > details, .markdown > site-island > details');
  await expect(all).toHaveCount(1);
  await all.locator('summary').first().click();
  const change = all.locator('details').filter({hasText: 'exportHelper'}).first();
  await expect(change.locator('pre').first()).toBeHidden();
  await change.locator('summary').click();
  await expect(change.locator('pre').first()).toContainText('exportHelper = __webpack_require__');
  await change.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/guide\/solution\/vue#/);
});

test('the list finds the release that added an option, and keeps the query in the address', async ({
  page,
}) => {
  await page.goto('/releases/');
  await page.getByRole('searchbox', {name: 'Option, flag or version'}).fill('dts alias');
  await expect(page.locator('.filter__count')).toHaveText('1 release');
  await expect(
    page.getByRole('main').getByRole('link', {name: '0.11.1', exact: true}),
  ).toBeVisible();
  await expect(page.getByText('dts.alias', {exact: true}).last()).toBeVisible();
  await expect(page).toHaveURL(/\?q=dts\+alias$/);
});

test('a release without changes has no page of its own, but a row in the list', async ({page}) => {
  await page.goto('/releases/0.22.1');
  await expect(page).toHaveURL(/\/releases\/#0\.22\.1$/);
  await expect(page.getByRole('main').locator('strong', {hasText: /^0\.22\.1$/})).toBeInViewport();
});

test('compares two releases from the address, and by the lists', async ({page}) => {
  await page.goto('/releases/?from=0.22.0&to=1.0.0');
  const comparison = page.getByRole('region', {name: 'Compare releases'});
  await expect(comparison.getByText('What an update from 0.22.0 to 1.0.0 changes')).toBeVisible();
  const added = comparison.locator('li', {hasText: /^dts\.typescriptPath/});
  await expect(added.getByRole('link', {name: '1.0.0'})).toBeVisible();
  // Added by 0.22.0 itself.
  await expect(comparison.locator('li', {hasText: /^dts\.isolated/})).toHaveCount(0);
  await comparison.getByRole('link', {name: /^1\.0\.0: other output/}).click();
  await expect(page.getByRole('heading', {name: 'Other output'})).toBeInViewport();
  await page.goBack();
  await comparison.getByLabel('From').selectOption('0.21.0');
  await expect(comparison.locator('li', {hasText: /^dts\.isolated/})).toBeVisible();
  await expect(page).toHaveURL(/\?from=0\.21\.0&to=1\.0\.0$/);
});
