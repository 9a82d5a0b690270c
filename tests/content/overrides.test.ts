import ts from 'typescript';
import {read} from '../../tools/support/files';
import {
  declaredSafety,
  header,
  isSlot,
  overrideRows,
  overridesFile,
  overrides,
} from './support/overrides';
import {expectNone} from './support/problems';
import {allSlots, listedSlots, slotsNeverRendered, standsFor} from './support/renderedSlots';

const found = overrides();
const rows = overrideRows();
const rowOf = (slot: string) => rows.find((row) => row.slot === slot);

test('every override has a row in the list of overrides, and every row an override', () => {
  const problems = [
    ...found
      .filter(({slot}) => !rowOf(slot))
      .map(({file, slot}) => `${file}:1: no row for \`${slot}\` in ${overridesFile}`),
    ...rows
      .filter(({slot}) => !found.some((override) => override.slot === slot))
      .map(({slot, line}) => `${overridesFile}:${line}: no override of \`${slot}\` in src/theme`),
    ...rows
      .filter(({slot}, index) => rows.findIndex((row) => row.slot === slot) !== index)
      .map(({slot, line}) => `${overridesFile}:${line}: \`${slot}\` has two rows`),
  ];
  expectNone(problems, `Keep ${overridesFile} and the folders of src/theme in step.`);
});

test('the theme has the slots of overrides, and none of our own slots', () => {
  const problems = found
    .filter(({slot}) => isSlot(slot) === (rowOf(slot)?.kind === 'own'))
    .map(({file, slot}) => `${file}:1: ${slot}`);
  expectNone(
    problems,
    'A component of ours belongs to src/components, unless it is listed as a slot of our own (kind "own").',
  );
});

test('an override replaces something that pages render', () => {
  const listed = listedSlots(read(overridesFile));
  const problems = found
    .filter(({slot}) => listed.some(({name}) => standsFor(name, slot)))
    .map(({file, slot}) => `${file}:1: the layout of this site never renders \`${slot}\`.`);
  expectNone(
    problems,
    `Such an override would have no effect. ${overridesFile} says what is rendered instead.`,
  );
});

test('the list of slots that are never rendered is complete', () => {
  const never = slotsNeverRendered();
  const listed = listedSlots(read(overridesFile));
  const problems = [
    ...never
      .filter((slot) => !listed.some(({name}) => standsFor(name, slot)))
      .map((slot) => `${overridesFile}: \`${slot}\` is never rendered, and not listed`),
    ...listed.flatMap(({name, line}) => {
      const meant = allSlots().filter((slot) => standsFor(name, slot));
      const place = `${overridesFile}:${line}: \`${name}\``;
      if (meant.length === 0) return [`${place} is no slot of theme-classic`];
      return meant
        .filter((slot) => !never.includes(slot))
        .map((slot) => `${place}: \`${slot}\` is rendered`);
    }),
  ];
  expectNone(problems, 'Correct the table.');
});

test('the list of overrides has the safety that the theme declares', () => {
  const problems = rows.flatMap(({slot, kind, safety, reason, line}) => {
    const place = `${overridesFile}:${line}: \`${slot}\``;
    if (kind !== 'wrap' && kind !== 'replace' && kind !== 'own')
      return [`${place} is "${kind}", not wrap, replace or own`];
    const declared = declaredSafety(slot, kind);
    return [
      ...(declared === safety ? [] : [`${place} says ${safety}, theme-classic says ${declared}`]),
      ...(reason.length < 20 ? [`${place} gives no reason`] : []),
    ];
  });
  expectNone(
    problems,
    'Correct the row. A slot that theme-classic does not list in getSwizzleConfig() is unsafe.',
  );
});

test('every override begins with the comment Override, Upstream, Remove when', () => {
  const problems = found.flatMap(({slot, file, source}) => {
    const {kind, upstream, safety, removeWhen} = header(source);
    const row = rowOf(slot);
    return [
      ...(kind
        ? []
        : [`${file}:1: no "Override (wrap): …", "Override (replace): …" or "Override (own): …"`]),
      ...(upstream ? [] : [`${file}:1: no "Upstream: ${slot}, ${row?.safety ?? 'safe'}."`]),
      ...(removeWhen ? [] : [`${file}:1: no "Remove when: …"`]),
      ...(kind && row && kind !== row.kind
        ? [`${file}:1: says ${kind}, the list says ${row.kind}`]
        : []),
      ...(upstream && upstream !== slot
        ? [`${file}:2: names ${upstream}, but stands for ${slot}`]
        : []),
      ...(safety && row && safety !== row.safety
        ? [`${file}:2: says ${safety}, the theme declares it ${row.safety}`]
        : []),
    ];
  });
  expectNone(problems, 'Write the three-part comment: Override, Upstream, Remove when.');
});

test('an override has at most 40 lines', () => {
  const problems = found.flatMap(({file, source}) => {
    const lines = source.trimEnd().split('\n').length;
    return lines > 40 ? [`${file}:41: ${lines} lines`] : [];
  });
  expectNone(problems, 'Hand the slot to a component in src/components.');
});

test('overrides import public modules only', () => {
  const problems = found.flatMap(({file, source}) =>
    ts.preProcessFile(source).importedFiles.flatMap(({fileName, pos}) => {
      const line = source.slice(0, pos).split('\n').length;
      const isInner =
        /\/internal(?:\/|$)/.test(fileName) ||
        /^(?:@docusaurus\/[\w-]+|[\w@/.-]*node_modules)\/(?:lib|src)\//.test(fileName) ||
        /(?:theme-classic|theme-common|theme-search-algolia)\/.*\.css$/.test(fileName);
      return isInner ? [`${file}:${line}: ${fileName}`] : [];
    }),
  );
  expectNone(
    problems,
    'Not from …/internal, from the lib of a package, or a stylesheet of a theme: those change without notice.',
  );
});

test('a wrap uses the original, a replacement does not', () => {
  const problems = found.flatMap(({slot, file, source}) => {
    const usesOriginal =
      source.includes(`'@theme-original/${slot}'`) || source.includes(`'@theme-init/${slot}'`);
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
