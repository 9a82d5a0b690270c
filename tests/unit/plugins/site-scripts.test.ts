import {bundlerConfig} from '../../../src/plugins/site-scripts/bundler';
import {localeBaseUrl, locales} from '../../../src/site/locales';

it.each(locales)('pages of %s hear of changes at an address of their own', (locale) => {
  const base = localeBaseUrl('/pr-7/', locale);
  const {devServer} = bundlerConfig('/site', base, []);
  expect(devServer.webSocketServer.options.path).toBe(`${base}ws`);
  expect(devServer.client.webSocketURL.pathname).toBe(`${base}ws`);
});
