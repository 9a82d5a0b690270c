import type {LocalizedText} from '../../site/locales';
import {flagsFor} from './cli';
import type {OptionFact} from './model';
import {quoted, type PackageDefault} from './packageDefault';
import type {PackageOption} from './readTypes';
import {printShape} from './shape';

/** What we add to the facts of the package. */
export type OptionNote = {
  readonly summary: LocalizedText;
  /** The default where the package gives none, or none that is right. */
  readonly default?: string | LocalizedText;
  /**
   * What the package says, when `default` stands in its place: its code, or the code that its
   * words mention. The check fails when the package changes it.
   */
  readonly insteadOf?: readonly string[];
  readonly since?: string;
  /** Exactly for the options that the package calls deprecated. */
  readonly deprecated?: LocalizedText;
};

export type Overlay = {
  /** Options of a lib item, in the order of the pages. */
  readonly order: readonly string[];
  /** Options of the package that have no page yet. */
  readonly leftOut: readonly string[];
  readonly notes: Readonly<Record<string, OptionNote>>;
};

type Merged = {readonly options: readonly OptionFact[]; readonly problems: readonly string[]};

/** Joins package and overlay; every disagreement is a problem. */
export function mergeOptions(
  found: readonly PackageOption[],
  {order, leftOut, notes}: Overlay,
  help: readonly string[],
): Merged {
  const problems: string[] = [];
  const rootOf = (name: string): string => name.split('.')[0] ?? name;
  const unlisted = found.filter(({name}) => ![...order, ...leftOut].includes(rootOf(name)));
  problems.push(
    ...unlisted.map(({name}) => `${name}: new in the package, neither listed nor left out`),
  );
  const listed = order.flatMap((root) => found.filter(({name}) => rootOf(name) === root));
  const names = new Set(listed.map(({name}) => name));
  for (const name of [...order, ...Object.keys(notes)]) {
    if (!names.has(name)) {
      problems.push(`${name}: in the overlay but not in the package`);
    }
  }
  const options = listed.flatMap((option): readonly OptionFact[] => {
    const note = notes[option.name];
    if (note === undefined) {
      problems.push(`${option.name}: the overlay has no summary`);
      return [];
    }
    const disagreement = disagreements(option, note);
    problems.push(...disagreement.map((problem) => `${option.name}: ${problem}`));
    return [fact(option, note, help)];
  });
  return {options, problems};
}

function disagreements(option: PackageOption, note: OptionNote): readonly string[] {
  const problems: string[] = [];
  const said = option.default;
  if (said === undefined || said.kind === 'words') {
    if (note.default === undefined) {
      problems.push('the package gives no default as code, so the overlay has to give one');
    }
  }
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
  return problems;
}

function fact(option: PackageOption, note: OptionNote, help: readonly string[]): OptionFact {
  return {
    name: option.name,
    type: printShape(option.type),
    default: note.default ?? codeOf(option.default),
    scope: option.topLevel ? ['top', 'item'] : ['item'],
    cli: flagsFor(option.name, help),
    ...(note.since === undefined ? {} : {since: note.since}),
    ...(option.experimental ? {experimental: true} : {}),
    ...(note.deprecated === undefined ? {} : {deprecated: note.deprecated}),
    summary: note.summary,
  };
}

function codeOf(value: PackageDefault | undefined): string {
  return value?.kind === 'code' ? value.code : '';
}
