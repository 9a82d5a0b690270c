import {flagsFor, flagsIn, listedFlags} from './cli';
import {readDefaults, type Measured} from '../../src/compiler/records/options/defaults';
import type {BundlerFact, OptionFact} from '../../src/compiler/records/options/model';
import type {OptionNote, Overlay} from '../../src/compiler/records/options/note';
import {quoted, type PackageDefault} from '../../src/compiler/records/options/packageDefault';
import type {PackageOption} from './readTypes';
import {printShape, splitMany} from './shape';
import {absent} from '../../src/compiler/records/options/values';

/** What the packages do, beside what they say. */
export type MeasuredOptions = {
  readonly root: string;
  readonly options: ReadonlyMap<string, Measured>;
  /** Values of Rsbuild without a hash in file names, by option. */
  readonly withoutHash: ReadonlyMap<string, string>;
  /** Paths in which the configurations of both packages differ. */
  readonly differing: readonly string[];
};

type Merged = {readonly options: readonly OptionFact[]; readonly problems: readonly string[]};

const rootOf = (name: string): string => name.split('.')[0] ?? name;

const isWithin = (name: string, option: string): boolean =>
  name === option || name.startsWith(`${option}.`);

/** The options of the package that pages show. */
export function shownOptions(
  found: readonly PackageOption[],
  {order, groups, leftOut}: Overlay,
): readonly PackageOption[] {
  const kept = found.filter(
    ({name}) =>
      !leftOut.some((option) => isWithin(name, option)) &&
      // A group of options such as `output` is none itself.
      !(groups.includes(name) && found.some((other) => other.name.startsWith(`${name}.`))),
  );
  return order.flatMap((root) => kept.filter(({name}) => rootOf(name) === root));
}

/** Joins package and overlay; every disagreement is a problem. */
export function mergeOptions(
  found: readonly PackageOption[],
  overlay: Overlay,
  help: readonly string[],
  measured?: MeasuredOptions,
): Merged {
  const {order, groups, leftOut, notes, otherFlags} = overlay;
  const problems: string[] = [];
  const listed = shownOptions(found, overlay);
  const names = new Set(listed.map(({name}) => name));
  for (const {name} of found) {
    if (!order.includes(rootOf(name)) && !leftOut.some((option) => isWithin(name, option))) {
      problems.push(`${name}: new in the package, neither listed nor left out`);
    }
  }
  const known = new Set([...found.map(({name}) => rootOf(name)), ...names]);
  for (const name of [...order, ...Object.keys(notes)]) {
    if (!known.has(name)) {
      problems.push(`${name}: in the overlay but not in the package`);
    }
  }
  const options = listed.flatMap((option): readonly OptionFact[] => {
    const note = notes[option.name];
    if (note === undefined) {
      problems.push(`${option.name}: the overlay has no summary`);
      return [];
    }
    const ofRsbuild = groups.includes(rootOf(option.name));
    const own = ofRsbuild ? measured?.options.get(option.name) : undefined;
    const read = own && readDefaults(own, option.default, note, measured?.root ?? '');
    const disagreement = [
      ...(read ? read.problems : missingDefault(option, note)),
      ...disagreements(option, note, help),
      ...(measured && note.follows ? followsHash(option.name, measured) : []),
    ];
    problems.push(...disagreement.map((problem) => `${option.name}: ${problem}`));
    return [fact(option, note, help, read?.defaults)];
  });
  const flags = new Set([...otherFlags, ...options.flatMap(({cli}) => cli)]);
  problems.push(
    ...listedFlags(help)
      .filter((flag) => !flags.has(flag))
      .map((flag) => `${flag}: new on the command line, sets no option that is listed`),
    ...(measured?.differing ?? [])
      .filter(
        (path) =>
          !options.some(({name}) => isWithin(path, name) || isWithin(name, path)) &&
          !leftOut.some((option) => isWithin(path, option)),
      )
      .map((path) => `${path}: Rslib differs from Rsbuild, but no option shows it`),
  );
  return {options, problems};
}

/** The settings of Rspack: nobody writes about them, so that all must be code. */
export function bundlerFacts(
  measured: ReadonlyMap<string, Measured>,
  root: string,
): {readonly bundler: readonly BundlerFact[]; readonly problems: readonly string[]} {
  const read = [...measured].map(([name, values]) => {
    const isAbsent = [...values.rslib.values(), ...values.rsbuild.values()].includes(absent);
    const note = isAbsent ? {default: 'undefined'} : {};
    return {name, ...readDefaults(values, undefined, note, root)};
  });
  return {
    bundler: read.map(({name, defaults}) => ({name, defaults})),
    problems: read.flatMap(({name, problems}) => problems.map((problem) => `${name}: ${problem}`)),
  };
}

function missingDefault(option: PackageOption, note: OptionNote): readonly string[] {
  const isSaid = option.default?.kind === 'code' || note.default !== undefined;
  return isSaid ? [] : ['the package gives no default as code, so the overlay has to give one'];
}

/** File names lose their hash with `output.filenameHash`: only then they follow from it. */
function followsHash(name: string, {options, withoutHash}: MeasuredOptions): readonly string[] {
  const own = options.get(name)?.rslib.values().next().value;
  return own === withoutHash.get(name)
    ? []
    : [`${own ?? ''} does not follow from output.filenameHash: false`];
}

function disagreements(
  option: PackageOption,
  note: OptionNote,
  help: readonly string[],
): readonly string[] {
  const problems: string[] = [];
  const said = option.default;
  const expected = note.default === undefined || said === undefined ? undefined : quoted(said);
  if (JSON.stringify(expected) !== JSON.stringify(note.insteadOf)) {
    problems.push(
      expected === undefined
        ? 'the overlay says "insteadOf" but there is nothing to replace'
        : `the overlay replaces the default ${JSON.stringify(note.insteadOf)}, the package says ${JSON.stringify(expected)}`,
    );
  }
  if (option.deprecated !== (note.deprecated !== undefined)) {
    problems.push(
      option.deprecated
        ? 'deprecated in the package, the overlay does not say what to use instead'
        : 'deprecated in the overlay only',
    );
  }
  const known = flagsIn(help);
  problems.push(
    ...(note.cli ?? [])
      .filter((flag) => !known.has(flag))
      .map((flag) => `the command line has no ${flag}`),
  );
  return problems;
}

function fact(
  option: PackageOption,
  note: OptionNote,
  help: readonly string[],
  defaults: OptionFact['defaults'],
): OptionFact {
  const {shape, orMany} = splitMany(option.type);
  return {
    name: option.name,
    type: printShape(shape),
    ...(orMany ? {orMany} : {}),
    ...(defaults ? {defaults} : {default: note.default ?? codeOf(option.default)}),
    ...(note.follows === undefined ? {} : {follows: note.follows}),
    scope: [
      ...(option.topLevel ? (['top'] as const) : []),
      ...(option.inItem ? (['item'] as const) : []),
    ],
    cli: note.cli ?? flagsFor(option.name, help),
    ...(option.experimental ? {experimental: true} : {}),
    ...(note.deprecated === undefined ? {} : {deprecated: note.deprecated}),
    ...(note.note === undefined ? {} : {note: note.note}),
    summary: note.summary,
  };
}

function codeOf(value: PackageDefault | undefined): string {
  return value?.kind === 'code' ? value.code : '';
}
