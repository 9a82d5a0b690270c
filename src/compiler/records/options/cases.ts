import type {Locale} from '../../../site/locales';
import {say} from '../../say';

/** What an output of Rslib can be, as far as defaults depend on it. */
export type RslibCase = {
  readonly format: 'esm' | 'cjs' | 'umd' | 'iife' | 'mf';
  readonly isBundled: boolean;
  /** Set to something else than the default of the format. */
  readonly target?: 'web';
};

const bundled: readonly RslibCase[] = (['esm', 'cjs', 'umd', 'iife', 'mf'] as const).map(
  (format) => ({format, isBundled: true}),
);
const bundleless: readonly RslibCase[] = (['esm', 'cjs'] as const).map((format) => ({
  format,
  isBundled: false,
}));

/** Every kind of output with the default target. */
const plain = [...bundled, ...bundleless];

/** All cases that are measured, by id; `mf` builds for the web anyway. */
export const rslibCases: ReadonlyMap<string, RslibCase> = new Map(
  [
    ...plain,
    ...plain
      .filter(({format}) => format !== 'mf')
      .map((item): RslibCase => ({...item, target: 'web'})),
  ].map((item) => [idOf(item), item]),
);

/** What Rsbuild is asked for; its own default comes first. */
export const rsbuildCases = ['web', 'node'] as const;

function idOf({format, isBundled, target}: RslibCase): string {
  return [format, ...(isBundled ? [] : ['bundleless']), ...(target ? [target] : [])].join(' ');
}

export type Group = {readonly cases: readonly string[]; readonly value: string};

/**
 * Groups the cases by value, in the order in which values appear. Those with another target count
 * only where it changes something, but then all of them if they agree. One group without cases
 * means: always.
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

/** Whether a case has the target that comes by itself. */
export function isDefault(id: string): boolean {
  return rslibCases.get(id)?.target === undefined && id !== 'node';
}

function withoutTarget(id: string): string {
  return id === 'node' ? 'web' : id.replace(/ web$/, '');
}

/** Names of the formats in a text; code would be hard to tell from the values beside it. */
const names: Readonly<Record<RslibCase['format'], string>> = {
  esm: 'ESM',
  cjs: 'CJS',
  umd: 'UMD',
  iife: 'IIFE',
  mf: 'MF',
};

/** Names a group of cases: ESM, CJS; bundleless; target web. Empty for Rsbuild's own target. */
export function describeCases(cases: readonly string[], locale: Locale): string {
  if (cases.includes('web')) {
    return '';
  }
  if (cases.includes('node')) {
    return say(locale, 'build.cases.target', {target: 'node'});
  }
  const items = cases.flatMap((id) => rslibCases.get(id) ?? []);
  const own = items.filter(({target}) => target === undefined);
  const others = items.filter(({target}) => target !== undefined);
  const all = [...rslibCases.values()].filter(({target}) => target !== undefined);
  return [
    ...(own.length > 0 ? [describeItems(own, locale)] : []),
    ...(others.length === 0
      ? []
      : [
          others.length < all.length
            ? say(locale, 'build.cases.withTarget', {
                list: describeItems(others, locale),
                target: 'web',
              })
            : say(locale, 'build.cases.target', {target: 'web'}),
        ]),
  ].join(say(locale, 'punctuation.comma'));
}

function describeItems(items: readonly RslibCase[], locale: Locale): string {
  const comma = say(locale, 'punctuation.comma');
  const inBundle = say(locale, 'build.cases.bundled');
  const alone = say(locale, 'build.cases.bundleless');
  const named = (formats: readonly RslibCase['format'][]): string =>
    formats.map((format) => names[format]).join(comma);
  const [yes, no] = [true, false].map((isBundled) =>
    items.filter((item) => item.isBundled === isBundled).map(({format}) => format),
  ) as [RslibCase['format'][], RslibCase['format'][]];
  const isAll = (formats: readonly string[], known: readonly RslibCase[]): boolean =>
    formats.length === known.length;
  if (no.length === 0 && isAll(yes, bundled)) {
    return inBundle;
  }
  if (yes.length === 0 && isAll(no, bundleless)) {
    return alone;
  }
  const both = yes.filter((format) => no.includes(format));
  // `umd`, `iife` and `mf` are always bundled: that goes without saying.
  const always = yes.filter((format) => !bundleless.some((item) => item.format === format));
  const bundledOnly = yes.filter((format) => !both.includes(format) && !always.includes(format));
  const bundlelessOnly = no.filter((format) => !both.includes(format));
  const parts = [
    ...(bundledOnly.length > 0
      ? [say(locale, 'build.cases.bundledOf', {list: named(bundledOnly)})]
      : []),
    ...(both.length + always.length > 0 ? [named([...both, ...always])] : []),
    ...(isAll(bundlelessOnly, bundleless)
      ? [alone]
      : bundlelessOnly.length > 0
        ? [say(locale, 'build.cases.bundlelessOf', {list: named(bundlelessOnly)})]
        : []),
  ];
  return parts.join(comma);
}
