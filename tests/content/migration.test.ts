import {type ExampleRecord} from '../../src/rslib/examples/exampleRecord';
import {list, read} from '../../tools/support/files';

/** Examples of the page about migration from tsup: the same package, built with tsup and with Rslib. */
const names = ['migrate-tsup-before', 'migrate-tsup-after'] as const;

const records = names.map(
  (name) => JSON.parse(read(`src/data/examples/${name}.json`)) as ExampleRecord,
);

/** Expects `what` to return the same value for both packages. Their names may differ. */
function expectSame(what: (name: string, record: ExampleRecord) => unknown): void {
  const [before, after] = names.map((name, index) =>
    JSON.stringify(what(name, records[index]!), null, 2).replaceAll(name, 'migrate-tsup'),
  );
  expect(after).toBe(before);
}

it('keeps its sources, the settings of TypeScript and what package.json publishes', () => {
  expectSame((name, {files}) =>
    files
      .filter((file) => /^src\/|^tsconfig/.test(file))
      .map((file) => read(`examples/${name}/${file}`)),
  );
  expectSame((name) => {
    const {exports, files, type, dependencies} = JSON.parse(
      read(`examples/${name}/package.json`),
    ) as Record<string, unknown>;
    return {exports, files, type, dependencies};
  });
});

it('gives files of the same names', () => {
  expectSame((_name, {output}) => output.map(({path}) => path));
});

it('is used by the same programs', () => {
  expectSame((name) =>
    list('examples/consumers', new RegExp(`/${name}\\.`)).map((file) => [file, read(file)]),
  );
});
