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

test('a changed example output unfolds as a diff and links to the example', async ({page}) => {
  await page.goto('/releases/1.0.1');
  const change = page.locator('details').filter({hasText: 'vue-bundled'});
  await expect(change.locator('pre')).toBeHidden();
  await change.locator('summary').click();
  await expect(change.locator('pre')).toContainText(
    'const exportHelper = __webpack_require__("G");',
  );
  await change.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/guide\/solution\/vue#bundle$/);
});
