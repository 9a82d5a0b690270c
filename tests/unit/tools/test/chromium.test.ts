import {chromiumPaths, findChromium, installHint} from '../../../../tools/test/chromium';

const only =
  (...files: string[]) =>
  (file: string) =>
    files.includes(file);

describe('findChromium', () => {
  it.each([
    ['linux', {}, ['/usr/bin/google-chrome', '/usr/bin/chromium'], '/usr/bin/chromium'],
    [
      'linux',
      {},
      ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'],
      '/usr/bin/chromium-headless-shell',
    ],
    ['linux', {}, ['/usr/bin/google-chrome-stable'], '/usr/bin/google-chrome-stable'],
    ['linux', {CHROMIUM_PATH: '/opt/c'}, ['/opt/c', '/usr/bin/chromium'], '/opt/c'],
    ['linux', {}, [], null],
    [
      'darwin',
      {HOME: '/Users/a'},
      ['/Users/a/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
      '/Users/a/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    [
      'win32',
      {PROGRAMFILES: 'C:\\Program Files'},
      ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
  ] as const)('on %s with %j, where there is %j, is %s', (platform, env, files, expected) => {
    expect(findChromium(platform, env, only(...files))).toBe(expected);
  });

  it('throws if CHROMIUM_PATH does not exist', () => {
    expect(() =>
      findChromium('linux', {CHROMIUM_PATH: '/nope'}, only('/usr/bin/chromium')),
    ).toThrow(/\/nope/);
  });

  it('has no paths without the folders of Windows', () => {
    expect(chromiumPaths('win32', {})).toEqual([]);
  });
});

it('the hint for installation has a command', () => {
  expect(installHint('linux')).toContain('sudo apt-get update && sudo apt-get install -y');
  expect(installHint('darwin')).toContain('npx playwright install chromium');
});
