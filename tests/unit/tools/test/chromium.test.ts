import {findChromium, installHint} from '../../../../tools/test/chromium';

const macOs = '/Users/a/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';

it.each([
  ['linux', {}, ['/usr/bin/google-chrome', '/usr/bin/chromium'], 1],
  ['linux', {}, ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'], 1],
  ['linux', {}, ['/usr/bin/google-chrome-stable'], 0],
  ['linux', {CHROMIUM_PATH: '/opt/c'}, ['/usr/bin/chromium', '/opt/c'], 1],
  ['linux', {}, [], null],
  ['darwin', {HOME: '/Users/a'}, [macOs], 0],
  ['win32', {PROGRAMFILES: 'C:\\Program Files'}, [windows], 0],
  ['win32', {}, [windows], null],
] as const)(
  'on %s with %j, of the files %j the one at index %j is found',
  (platform, env, files, found) => {
    const exists = (file: string): boolean => (files as readonly string[]).includes(file);
    expect(findChromium(platform, env, exists)).toBe(found === null ? null : files[found]);
  },
);

it('a missing CHROMIUM_PATH throws', () => {
  const exists = (file: string): boolean => file === '/usr/bin/chromium';
  expect(() => findChromium('linux', {CHROMIUM_PATH: '/nope'}, exists)).toThrow('/nope');
});

it('the hint for installation has a command', () => {
  expect(installHint('linux')).toContain('sudo apt-get update && sudo apt-get install -y');
  expect(installHint('darwin')).toContain('npx playwright install chromium');
});
