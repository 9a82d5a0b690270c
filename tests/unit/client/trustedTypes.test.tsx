import type {trustPage, trustScripts} from '../../../src/client/trustedTypes';

type Module = {trustPage: typeof trustPage; trustScripts: typeof trustScripts};
const load = (): Promise<Module> => import('../../../src/client/trustedTypes');

beforeEach(() => {
  jest.resetModules();
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

test('returns text in a browser without Trusted Types', async () => {
  const {trustPage, trustScripts} = await load();
  expect([trustScripts('boot')('/a.js'), trustPage('<b>')]).toEqual(['/a.js', '<b>']);
});

describe('in a browser with Trusted Types', () => {
  beforeEach(() => {
    const trusted = (make: (text: string) => string) => (text: string) => ({made: make(text)});
    const createPolicy = (_name: string, rules: Record<string, (text: string) => string>) =>
      Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, trusted(rule)]));
    Object.assign(globalThis, {trustedTypes: {createPolicy}});
  });

  test.each(['/a.js', 'a.js?b', 'http://localhost/a.js'])(
    'the script address %s is trusted',
    async (address) => {
      expect((await load()).trustScripts('boot')(address)).toEqual({made: address});
    },
  );

  test.each([
    '//evil.example/a.js',
    'https://evil.example/a.js',
    'http://localhost:81/a.js',
    '\\\\evil.example/a.js',
    'data:text/javascript,a()',
    'javascript:a()',
    'blob:null/1',
  ])('the script address %s is refused', async (address) => {
    const {trustScripts} = await load();
    expect(() => trustScripts('boot')(address)).toThrow(TypeError);
  });

  test('the text of a page is trusted as markup', async () => {
    const {trustPage} = await load();
    expect(trustPage('<b>')).toEqual({made: '<b>'});
  });
});
