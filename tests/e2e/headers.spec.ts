import {withPolicy} from '../../tools/deploy/rules/githubPages';
import {expect, test} from './support/site';

test('the policy blocks inline scripts, styles, handlers, markup and policies of other scripts', async ({
  site,
}) => {
  const allow = ['policy violation', /Content Security policy/i, 'requires'];
  const page = await site.open('/', {allow});
  const ran = await page.evaluate(() => {
    const attempts = [
      () => {
        const script = document.createElement('script');
        script.append('window.intruder = true');
        document.body.append(script);
      },
      () => {
        const button = document.createElement('button');
        button.setAttribute('onclick', 'window.intruder = true');
        document.body.append(button);
        button.click();
      },
      () => {
        document.body.insertAdjacentHTML('beforeend', '<b id="intruder"></b>');
      },
      () => {
        document.createElement('script').src = '/assets/js/main.js';
      },
      () => {
        trustedTypes?.createPolicy('default', {createHTML: (text) => text});
      },
    ];
    const refused = attempts.map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    });
    const style = document.createElement('style');
    style.textContent = 'h1 { color: rgb(1, 2, 3) }';
    document.head.append(style);
    const title = document.querySelector('h1');
    return {
      refused: refused.slice(2),
      intruded: Reflect.has(window, 'intruder'),
      styled: title && getComputedStyle(title).color === 'rgb(1, 2, 3)',
    };
  });
  expect(ran).toEqual({refused: Array(3).fill('TypeError'), intruded: false, styled: false});

  // Loading the search dialog and another page makes the site create all its Trusted Types policies.
  const dialog = page.waitForResponse(/\/search-dialog\./);
  await page.locator('.DocSearch-Button').hover();
  await dialog;
  await page.locator('.hero .button--solid').click();
  await expect(page.locator('h1')).toHaveText('Quick start');
  // Creating a policy whose name exists throws, so this returns the names that the site has used.
  const names = ['boot', 'docs-bundler', 'markup'];
  const taken = await page.evaluate(
    (all) =>
      all.filter((name) => {
        try {
          return trustedTypes?.createPolicy(name, {createHTML: (text) => text}) === undefined;
        } catch {
          return true;
        }
      }),
    names,
  );
  expect(taken).toEqual(names);
});

test('a page from a host without headers works under the policy in its HTML', async ({site}) => {
  const page = await site.open('/guide/start/', {
    allow: ['policy violation', 'This document requires'],
    before: (opened) =>
      opened.route('**/guide/start/', async (route) => {
        const response = await route.fetch();
        const {'content-security-policy': policy = '', ...headers} = response.headers();
        await route.fulfill({response, headers, body: withPolicy(await response.text(), policy)});
      }),
  });
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b></b>';
      return 'done';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(refused).toBe('TypeError');
});
