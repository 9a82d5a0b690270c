import {exampleFolder, examplePlayground} from '../../../../src/rslib/examples/exampleLinks';

it('returns the folder of an example', () => {
  expect(exampleFolder('https://github.com/a/b', 'minimal')).toBe(
    'https://github.com/a/b/tree/main/examples/minimal',
  );
});

it.each([
  ['src/index.ts', 'startScript=build&file=src%2Findex.ts'],
  [undefined, 'startScript=build'],
])('opens the playground at %s', (file, query) => {
  expect(examplePlayground('https://github.com/a-b/c.d', 'minimal', file)).toBe(
    `https://stackblitz.com/github/a-b/c.d/tree/main/examples/minimal?${query}`,
  );
});

const others = ['https://gitlab.com/a/b', 'https://github.com/a', 'https://x.com/github.com/a/b'];
it.each(others)('has no playground for %s', (repository) => {
  expect(examplePlayground(repository, 'minimal')).toBeUndefined();
});
