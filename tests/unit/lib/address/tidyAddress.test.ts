import {tidyAddress} from '../../../../src/lib/address/tidyAddress';

const origin = 'https://docs.example';
const at = (pathname: string, search = '', hash = '') => ({pathname, search, hash});

it.each([
  [at('/config/lib/dts.html'), `${origin}/config/lib/dts`, '/config/lib/dts'],
  [at('/guide/start'), `${origin}/guide/start/`, '/guide/start/'],
  [at('/guide/start/index.html', '?q=a', '#b'), `${origin}/guide/start/`, '/guide/start/?q=a#b'],
  [at('/zh/index'), `${origin}/zh/`, '/zh/'],
  [at('/guide/st%61rt/'), `${origin}/guide/start/`, '/guide/start/'],
  [at('/pr-7/index.html'), `${origin}/pr-7/`, '/pr-7/'],
  // Only the path of the canonical URL is used, not the host.
  [at('/x.html'), 'https://elsewhere.example/x', '/x'],
])('%j with the canonical address %s becomes %s', (current, canonical, expected) => {
  expect(tidyAddress(current, canonical)).toBe(expected);
});

it.each([
  [at('/config/lib/dts', '?navbar=0', '#x'), `${origin}/config/lib/dts`],
  [at('/'), `${origin}/`],
  [at('/nope'), undefined],
  [at('/nope'), ''],
  [at('/nope'), `${origin}/404.html`],
  [at('/x'), `${origin}//evil.example`],
])('%j with the canonical address %s stays', (current, canonical) => {
  expect(tidyAddress(current, canonical)).toBeUndefined();
});
