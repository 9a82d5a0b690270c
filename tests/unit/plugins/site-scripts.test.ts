import {bundlerConfig} from '../../../src/plugins/site-scripts/scriptsBundlerConfig';
import {localeBaseUrl, locales} from '../../../src/site/locales';

it.each(locales)('pages of %s use their own WebSocket path', (locale) => {
  const base = localeBaseUrl('/pr-7/', locale);
  const {devServer} = bundlerConfig('/site', base, []);
  expect(devServer.webSocketServer.options.path).toBe(`${base}ws`);
  expect(devServer.client.webSocketURL.pathname).toBe(`${base}ws`);
});
