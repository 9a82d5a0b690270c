import {readSettings} from '../../../../tools/serve/readSettings';

it('settings have defaults, also if variables are empty', () => {
  const defaults = {siteUrl: 'http://localhost:3000', base: '/', port: 3000, portIsFixed: false};
  expect(readSettings({})).toEqual(defaults);
  expect(readSettings({SITE_URL: '', BASE_URL: '', PORT: ''})).toEqual(defaults);
});

it('settings are read from variables, and a port from PORT is fixed', () => {
  const env = {SITE_URL: 'https://docs.example/', BASE_URL: '/pr-7/', PORT: '8080'};
  const settings = {siteUrl: 'https://docs.example', base: '/pr-7/', port: 8080, portIsFixed: true};
  expect(readSettings(env)).toEqual(settings);
});

it.each([
  ['PORT', 'x'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['BASE_URL', '/pr-7'],
  ['SITE_URL', 'docs.example'],
])('an invalid %s, %s, is rejected with the name of the variable', (name, value) => {
  expect(() => readSettings({[name]: value})).toThrow(name);
});
