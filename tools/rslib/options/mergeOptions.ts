import {flagsFor, flagsIn, listedFlags} from './helpText';
import {readDefaults, type Measured} from '../../../src/rslib/options/readDefaults';
import type {BundlerFact, OptionFact, OptionScope} from '../../../src/rslib/options/optionTypes';
import type {OptionNote, Overlay} from '../../../src/rslib/options/optionNote';
import {quoted, type PackageDefault} from '../../../src/rslib/options/packageDefault';
import type {PackageOption} from './readTypes';
import {printShape, splitMany} from './typeShape';
import {absent} from '../../../src/rslib/options/printValue';

export type MeasuredOptions = {
  readonly root: string;
  readonly options: ReadonlyMap<string, Measured>;
  /** Values of Rsbuild with `output.filenameHash: false`, by option. */
  readonly withoutHash: ReadonlyMap<string, string>;
  /** Paths in which the configurations of Rsbuild and Rslib differ. */
  readonly differing: readonly string[];
};

type Merged = {readonly options: readonly OptionFact[]; readonly problems: readonly string[]};

const rootOf = (name: string): string => name.split('.')[0] ?? name;

const isWithin = (name: string, option: string): boolean =>
  name === option || name.startsWith(`${option}.`);

/** Returns the options that pages show, in the order of the overlay. */
export function shownOptions(
  found: readonly PackageOption[],
  {order, groups, leftOut}: Overlay,
): readonly PackageOption[] {
  const candidates = found.filter(
    ({name}) =>
      !leftOut.some((option) => isWithin(name, option)) &&
      // A group of options such as `output` is not an option itself.
      !(groups.includes(name) && found.some((other) => other.name.startsWith(`${name}.`))),
  );
  return order.flatMap((root) => candidates.filter(({name}) => rootOf(name) === root));
}

/** Merges the options of the package with the overlay. The returned problems are changes that the overlay needs. */
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
      problems.push(`${name}: new in the package, so list it in \`order\` or \`leftOut\``);
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
    const isRsbuild = groups.includes(rootOf(option.name));
    const own = isRsbuild ? measured?.options.get(option.name) : undefined;
    const read = own && readDefaults(own, option.default, note, measured?.root ?? '');
    const found = [
      ...(read ? read.problems : missingDefault(option, note)),
      ...disagreements(option, note, help),
      ...(measured && note.follows ? followsHash(option.name, measured) : []),
    ];
    problems.push(...found.map((problem) => `${option.name}: ${problem}`));
    return [fact(option, note, help, read?.defaults)];
  });
  const flags = new Set([...otherFlags, ...options.flatMap(({cli}) => cli)]);
  problems.push(
    ...listedFlags(help)
      .filter((flag) => !flags.has(flag))
      .map(
        (flag) => `${flag}: new on the command line, so add it to \`otherFlags\` or to an option`,
      ),
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

/** Returns the defaults of Rspack's settings. Each must be code, because the overlay has no texts for these. */
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
  const isGiven = option.default?.kind === 'code' || note.default !== undefined;
  return isGiven ? [] : ['the package has no default as code, so the overlay needs one'];
}

/** Returns a problem if Rslib's default of an option is not the one of Rsbuild with `output.filenameHash: false`. */
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
  const declared = option.default;
  const expected =
    note.default === undefined || declared === undefined ? undefined : quoted(declared);
  if (JSON.stringify(expected) !== JSON.stringify(note.insteadOf)) {
    problems.push(
      expected === undefined
        ? 'the overlay has `insteadOf`, but there is no default to replace'
        : `the overlay replaces the default ${JSON.stringify(note.insteadOf)}, but the package has ${JSON.stringify(expected)}`,
    );
  }
  if (option.deprecated !== (note.deprecated !== undefined)) {
    problems.push(
      option.deprecated
        ? 'deprecated in the package, so the overlay has to name the replacement'
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
    scope: scopeOf(option),
    cli: note.cli ?? flagsFor(option.name, help),
    ...(option.experimental ? {experimental: true} : {}),
    ...(note.deprecated === undefined ? {} : {deprecated: note.deprecated}),
    ...(note.note === undefined ? {} : {note: note.note}),
    summary: note.summary,
  };
}

export function scopeOf({topLevel, inItem}: PackageOption): readonly OptionScope[] {
  return [...(topLevel ? (['top'] as const) : []), ...(inItem ? (['item'] as const) : [])];
}

function codeOf(value: PackageDefault | undefined): string {
  return value?.kind === 'code' ? value.code : '';
}
