import type {Locale} from '../../site/locales';
import {getMessage} from '../../compiler/messages';

export type RslibCase = {
  readonly format: 'esm' | 'cjs' | 'umd' | 'iife' | 'mf';
  readonly isBundled: boolean;
  /** Set if the build overrides the default target of the format. */
  readonly target?: 'web';
};

const bundled: readonly RslibCase[] = (['esm', 'cjs', 'umd', 'iife', 'mf'] as const).map(
  (format) => ({format, isBundled: true}),
);
const bundleless: readonly RslibCase[] = (['esm', 'cjs'] as const).map((format) => ({
  format,
  isBundled: false,
}));

const plain = [...bundled, ...bundleless];

/** Kinds of output whose defaults are measured, by id. `mf` has no second target, because it is always for the web. */
export const rslibCases: ReadonlyMap<string, RslibCase> = new Map(
  [
    ...plain,
    ...plain
      .filter(({format}) => format !== 'mf')
      .map((item): RslibCase => ({...item, target: 'web'})),
  ].map((item) => [idOf(item), item]),
);

/** Targets for which the defaults of Rsbuild are measured, its default target first. */
export const rsbuildCases = ['web', 'node'] as const;

function idOf({format, isBundled, target}: RslibCase): string {
  return [format, ...(isBundled ? [] : ['bundleless']), ...(target ? [target] : [])].join(' ');
}

export type Group = {readonly cases: readonly string[]; readonly value: string};

/**
 * Groups cases by value. A case with a non-default target is left out if its value equals that of the default target.
 * None of these cases is left out if all of them have the same value and any differs from its default target. A single
 * group gets no cases, because it applies to all outputs.
 */
export function groupCases(values: ReadonlyMap<string, string>): readonly Group[] {
  const own = [...values].filter(([id]) => isDefault(id));
  const others = [...values].filter(([id]) => !isDefault(id));
  const changed = others.filter(([id, value]) => value !== values.get(withoutTarget(id)));
  const isOne = new Set(others.map(([, value]) => value)).size === 1;
  const groups = new Map<string, string[]>();
  for (const [id, value] of [...own, ...(changed.length > 0 && isOne ? others : changed)]) {
    groups.set(value, [...(groups.get(value) ?? []), id]);
  }
  const found = [...groups].map(([value, cases]): Group => ({cases, value}));
  const [only] = found;
  return found.length === 1 && only ? [{cases: [], value: only.value}] : found;
}

/** Returns true if the cases are all formats in bundle mode, with their default targets. */
export function isBundleMode(cases: readonly string[]): boolean {
  const items = cases.map((id) => rslibCases.get(id));
  return cases.length === bundled.length && items.every((item) => item?.isBundled && !item.target);
}

/** Returns true for the id of a case with the default target. */
export function isDefault(id: string): boolean {
  return rslibCases.get(id)?.target === undefined && id !== 'node';
}

function withoutTarget(id: string): string {
  return id === 'node' ? 'web' : id.replace(/ web$/, '');
}

/** Describes cases in words: "bundled ESM, CJS", "target web". Returns `''` for the default target of Rsbuild. */
export function describeCases(cases: readonly string[], locale: Locale): string {
  if (cases.includes('web')) return '';
  if (cases.includes('node')) return getMessage(locale, 'build.cases.target', {target: 'node'});
  const items = cases.flatMap((id) => rslibCases.get(id) ?? []);
  const own = items.filter(({target}) => target === undefined);
  const others = items.filter(({target}) => target !== undefined);
  const all = [...rslibCases.values()].filter(({target}) => target !== undefined);
  const isWeb = others.length === all.length;
  // `mf` is not listed, because its target is always `web`.
  const named = isWeb ? own.filter(({format}) => format !== 'mf') : own;
  const texts = named.length > 0 ? [describeItems(named, locale)] : [];
  if (isWeb) texts.push(getMessage(locale, 'build.cases.target', {target: 'web'}));
  else if (others.length > 0) {
    const list = describeItems(others, locale);
    texts.push(getMessage(locale, 'build.cases.withTarget', {list, target: 'web'}));
  }
  return texts.join(getMessage(locale, 'punctuation.comma'));
}

function describeItems(items: readonly RslibCase[], locale: Locale): string {
  type Format = RslibCase['format'];
  const comma = getMessage(locale, 'punctuation.comma');
  // Formats are in upper case, because in backticks they would look like a value of the option.
  const named = (formats: readonly Format[]): string =>
    formats
      .map((format) =>
        format === 'mf' ? getMessage(locale, 'build.cases.mf') : format.toUpperCase(),
      )
      .join(comma);
  const formatsOf = (isBundled: boolean): readonly Format[] =>
    items.filter((item) => item.isBundled === isBundled).map(({format}) => format);
  const [yes, no] = [formatsOf(true), formatsOf(false)];
  if (isBundleMode(items.map(idOf))) return getMessage(locale, 'build.cases.bundled');
  const both = yes.filter((format) => no.includes(format));
  // `umd`, `iife` and `mf` are always bundled, so the text does not call them bundled.
  const always = yes.filter((format) => !bundleless.some((item) => item.format === format));
  const bundledOnly = yes.filter((format) => !both.includes(format) && !always.includes(format));
  const bundlelessOnly = no.filter((format) => !both.includes(format));
  const texts: string[] = [];
  if (bundledOnly.length > 0)
    texts.push(getMessage(locale, 'build.cases.bundledOf', {list: named(bundledOnly)}));
  if (both.length + always.length > 0) texts.push(named([...both, ...always]));
  if (bundlelessOnly.length === bundleless.length)
    texts.push(getMessage(locale, 'build.cases.bundleless'));
  else if (bundlelessOnly.length > 0)
    texts.push(getMessage(locale, 'build.cases.bundlelessOf', {list: named(bundlelessOnly)}));
  return texts.join(comma);
}
