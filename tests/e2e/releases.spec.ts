import {expect, test} from './support/site';

test('from the landing page to what a release changed, and to where that is described', async ({
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
