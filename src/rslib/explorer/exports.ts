import {declaration, extensions, script, type Wanted} from './facets';

const file = /^[\w@./*-]+\.(?:[cm]?[jt]s|css)$/;

export type Json = string | readonly Json[] | {readonly [key: string]: Json} | null;

/** A path with the subpath and the conditions that lead to it. */
export type Entry = {readonly name: string; readonly conditions: string};

/** Lists the paths in an `exports` field, such as `./dist/index.d.ts`, with their conditions: ` import types`. */
export function paths(value: Json, conditions = ''): readonly Entry[] {
  if (typeof value === 'string') return [{name: value, conditions}];
  if (Array.isArray(value)) return paths(value[0] as Json, conditions);
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    paths(inner, `${conditions} ${key}`),
  );
}

type Promised = {
  readonly wanted: Wanted;
  /** Paths of the files, such as `dist/index.js`. */
  readonly names: readonly string[];
};

/** Reads facets and file names from a `package.json`, a value of `exports` or a list of files; undefined otherwise. */
export function readExports(text: string): Promised | undefined {
  const json = parseLoosely(text);
  if (json === undefined || json === null) return undefined;
  const whole =
    typeof json === 'object' && !Array.isArray(json) ? (json as {[key: string]: Json}) : {};
  const isPackage = ['exports', 'main', 'module', 'types'].some((key) => key in whole);
  const {main = null, module: esm = null, types: typings = null, exports: field = null} = whole;
  const entries = isPackage
    ? [
        ...paths(field),
        ...(field === null ? [...paths(main, ' require'), ...paths(esm, ' import')] : []),
        ...paths(typings, ' types'),
      ]
    : paths(json);
  const names = entries.map(({name}) => name);
  const scripts = entries.filter(({name}) => script.test(name));
  const typesIn = extensions(names, declaration);
  if (scripts.length === 0 && typesIn === 'none') return undefined;
  // Node.js reads a package without the field `type` as CommonJS. Of a pasted `exports`, the type is unknown.
  const isWhole = isPackage && ('type' in whole || 'name' in whole);
  const type = whole.type === 'module' ? 'module' : isWhole ? 'commonjs' : undefined;
  const isCommonJs = ({name, conditions}: Entry): boolean =>
    name.endsWith('.cjs') ||
    (!name.endsWith('.mjs') &&
      (/ require\b/.test(conditions) || (type === 'commonjs' && !/ import\b/.test(conditions))));
  const hasCommonJs = scripts.some(isCommonJs);
  const hasEsm = scripts.some((entry) => !isCommonJs(entry));
  const modules = new Set(
    scripts.map(({name}) =>
      name.replace(/^(?:.*\/)?dist\/|\.[cm]?js$/g, '').replace(/^(?:esm|cjs)\//, ''),
    ),
  );
  const wanted: Wanted = {
    ...(scripts.length > 0 && {
      format: names.some((name) => /\bumd\b/.test(name))
        ? 'umd'
        : hasEsm && hasCommonJs
          ? 'esm+cjs'
          : hasCommonJs
            ? 'cjs'
            : 'esm',
      code: extensions(names, script),
      files: modules.size > 1 || names.some((name) => name.includes('*')) ? 'many' : 'one',
    }),
    ...(typesIn !== 'none' && {typesIn}),
    ...(names.some((name) => name.endsWith('.css')) && {css: 'yes'}),
    ...(type && {type}),
  };
  return {wanted, names: names.map((name) => name.replace(/^\.\//, ''))};
}

/** Parses JSON, a field of it such as `"exports": {…},`, or a list of file names; undefined for other texts. */
function parseLoosely(text: string): Json | undefined {
  const trimmed = text.trim().replace(/,$/, '');
  for (const attempt of [trimmed, `{${trimmed}}`]) {
    try {
      return JSON.parse(attempt.replace(/,(\s*[}\]])/g, '$1')) as Json;
    } catch {
      // The text may be valid in braces, or a list of names.
    }
  }
  const names = trimmed.split(/[\s,]+/);
  return names.every((name) => file.test(name)) ? {...names} : undefined;
}
