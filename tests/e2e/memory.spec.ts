import type {Page} from '@playwright/test';
import {everything, inBar} from './support/pages';
import {expect, ready, test} from './support/site';

type Counts = {readonly nodes: number; readonly listeners: number};

/** Counts the nodes and event listeners that are alive after a garbage collection. */
async function countAlive(page: Page): Promise<Counts> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const {metrics} = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  const value = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  return {nodes: value('Nodes'), listeners: value('JSEventListeners')};
}

/** Navigations to count; a leak adds all nodes of a page in each. */
const turns = everything ? 15 : 6;

test('navigations leave no nodes and no listeners behind', async ({site}) => {
  const page = await site.open('/config/lib/dts', {width: 1280});
  const visit = async (path: string): Promise<void> => {
    await page.locator(`.sidebar a[href$="${path}"]`).first().click();
    await expect(page).toHaveURL(inBar(path));
    await ready(page);
  };
  const rounds = async (count: number): Promise<void> => {
    for (let round = 0; round < count; round++) {
      await visit('/config/lib/format');
      await visit('/config/lib/dts');
    }
  };
  await rounds(1);
  const before = await countAlive(page);
  await rounds(turns - 1);
  const after = await countAlive(page);
  // Allow 50 % more, as islands may hydrate late. A leak would add all nodes of two pages in each round.
  expect(after.nodes).toBeLessThan(before.nodes * 1.5);
  expect(after.listeners).toBeLessThan(before.listeners * 1.5);
});
