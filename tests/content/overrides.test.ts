import {createRequire} from 'node:module';
import path from 'node:path';
import {list, read} from '../../tools/support/files';
import {root} from '../../tools/support/paths';
import {expectNone} from './support/expectNone';

const rowsFile = 'src/theme/README.md';
const theme = 'node_modules/@docusaurus/theme-classic/lib/theme';
const classic = createRequire(path.join(root, 'package.json'))('@docusaurus/theme-classic') as {
  getSwizzleConfig(): {components: Record<string, {actions: Record<string, string>}>};
};
const {components} = classic.getSwizzleConfig();

/** Returns how safe theme-classic says an override is: `unsafe` if it says nothing, `none` for slots of this site. */
function declaredSafety(slot: string, kind: string): string {
  if (kind === 'own') return 'none';
  return components[slot]?.actions[kind === 'wrap' ? 'wrap' : 'eject'] ?? 'unsafe';
}

const overrides = list('src/theme', /(?<!\.d)\.[jt]sx?$/).map((file) => ({
  slot: file.replace(/^src\/theme\//, '').replace(/(?:\/index)?\.[jt]sx?$/, ''),
  file,
  source: read(file),
}));

/** Rows of the table of overrides in the README. */
const rows = read(rowsFile)
  .split('\n')
  .flatMap((text, index) => {
    const cells = text.split('|').map((cell) => cell.trim());
    const [, first = '', kind = '', safety = '', reason = ''] = cells;
    const slot = /^`([^`]+)`$/.exec(first)?.[1];
    const place = `${rowsFile}:${index + 1}`;
    return slot && cells.length === 6 ? [{slot, kind, safety, reason, place}] : [];
  });
const rowOf = (slot: string) => rows.find((row) => row.slot === slot);

test('every override has a row in the list of overrides, and every row an override', () => {
  const problems = [
    ...overrides
      .filter(({slot}) => !rowOf(slot))
      .map(({file, slot}) => `${file}:1: no row for \`${slot}\` in ${rowsFile}`),
    ...rows
      .filter(({slot}) => !overrides.some((override) => override.slot === slot))
      .map(({slot, place}) => `${place}: no override of \`${slot}\` in src/theme`),
    ...rows
      .filter((row) => rowOf(row.slot) !== row)
      .map(({slot, place}) => `${place}: \`${slot}\` has two rows`),
  ];
  expectNone(problems, `Keep ${rowsFile} and the folders of src/theme in step.`);
});

test('the theme has the slots of overrides, and none of our own slots', () => {
  const slots = list(theme, /\.js$/).map((file) =>
    file.slice(theme.length + 1).replace(/(?:\/index)?\.js$/, ''),
  );
  const problems = overrides
    .filter(({slot}) => slots.includes(slot) === (rowOf(slot)?.kind === 'own'))
    .map(({file, slot}) => `${file}:1: ${slot}`);
  expectNone(
    problems,
    'A component of ours belongs to src/components, unless it is listed as a slot of our own (kind "own").',
  );
});

test('the list of overrides has the safety that the theme declares', () => {
  const problems = rows.flatMap(({slot, kind, safety, reason, place}) => {
    const declared = declaredSafety(slot, kind);
    return [
      ...(/^(?:wrap|replace|own)$/.test(kind)
        ? []
        : [`${place}: \`${slot}\` is "${kind}", not wrap, replace or own`]),
      ...(declared === safety
        ? []
        : [`${place}: \`${slot}\` says ${safety}, theme-classic says ${declared}`]),
      ...(reason.length < 20 ? [`${place}: \`${slot}\` gives no reason`] : []),
    ];
  });
  expectNone(
    problems,
    'Correct the row. A slot that theme-classic does not list in getSwizzleConfig() is unsafe.',
  );
});

test('an override has at most 40 lines', () => {
  const problems = overrides
    .map(({file, source}) => ({file, lines: source.trimEnd().split('\n').length}))
    .filter(({lines}) => lines > 40)
    .map(({file, lines}) => `${file}:41: ${lines} lines`);
  expectNone(problems, 'Hand the slot to a component in src/components.');
});

test('a wrap uses the original, a replacement does not', () => {
  const problems = overrides.flatMap(({slot, file, source}) => {
    const usesOriginal = new RegExp(`'@theme-(?:original|init)/${slot}'`).test(source);
    const isWrap = rowOf(slot)?.kind === 'wrap';
    return usesOriginal === isWrap
      ? []
      : [`${file}:1: ${isWrap ? 'never imports' : 'imports'} the original`];
  });
  expectNone(
    problems,
    'A wrap renders @theme-original/<slot>; a replacement does without it. Write the kind into the list of overrides.',
  );
});
