import type {Words} from '../../site/locales';
import {choose, type ChoiceId, type State} from './choices';
import {verdictOf, type IndexRecord, type NodeVersion, type Verdict} from './records';

type TextId = keyof Words<'Explorer'>;

/** A problem of a package. `text` is the id of a message with the problem and its remedy; `to` explains more. */
export type Problem = {
  readonly text: TextId;
  readonly to: string;
  /** `elsewhere`: the package works in bundlers or browsers, but not in Node.js alone. `note`: it works. */
  readonly kind: 'error' | 'elsewhere' | 'note';
  /** Sources of the problem: names of tools; `import` or `require()` if that fails in Node.js; `<script>`. */
  readonly found: readonly string[];
  /** At most two changes of the state, the best first. Each of them alone solves the problem. */
  readonly cures: readonly Cure[];
};

export type Cure = {
  readonly id: ChoiceId;
  readonly value: string;
  /** Number of problems that the change solves. */
  readonly count: number;
  /** True if the package loads in Node.js without a bundler now, but does not after the change. */
  readonly isForBundlers: boolean;
};

/** A problem, and the changes that its text suggests, such as `format=esm`, the best first. */
type Row = Omit<Problem, 'found' | 'cures'> & {readonly by: readonly string[]};

const row = (text: TextId, to: string, by = '', kind: Row['kind'] = 'error'): Row => ({
  text,
  to,
  kind,
  by: by.split(' ').filter(Boolean),
});

const format = '/guide/basic/output-format';
const extension = '/config/lib/auto-extension';
const types = '/guide/advanced/dts#extensions';
const styleTypes = '/config/lib/redirect#error-ts2882';
const dependencies = '/guide/advanced/third-party-deps#error-cannot-find-package';

const typeNames = 'autoExtension=types type=module type=commonjs';
const names = `autoExtension=on ${typeNames} format=esm format=cjs format=esm+cjs`;
const twoFormats = 'format=esm+cjs format=cjs';

/** Problems of CSS, by target. For `node` Rslib writes no stylesheet, for `web` one that bundles do not import. */
export const styleRows = {
  node: row('lacksStyles', '/guide/advanced/css#error-target', 'target=web'),
  web: row('stylesApart', '/guide/advanced/css#choose', '', 'note'),
};

/** Problems by the code that publint reports, or the kind that Are the Types Wrong? reports. */
export const toolRows: Readonly<Record<string, Row>> = {
  FILE_INVALID_FORMAT: row('formatUnfit', `${extension}#extensions`, names),
  USE_ENGINES_NODE: row('lacksEngines', '/guide/basic/publish#package-json', '', 'note'),
  CJSResolvesToESM: row('typesEsmOnly', `${format}#cjs`, `format=esm+cjs ${typeNames}`, 'note'),
  FalseCJS: row('typesSayCommonJs', types, typeNames),
  FalseESM: row('typesSayEsm', types, typeNames),
  InternalResolutionError: row('typesInside', styleTypes, 'dts=bundled', 'note'),
  NamedExports: row('typesNamed', `${format}#umd`, twoFormats),
  NoTypes: row('lacksTypes', '/config/lib/dts#which-files', 'dts=files dts=bundled', 'note'),
  UnexpectedModuleSyntax: row('typesSyntax', `${extension}#extensions`, names),
};

/** Problems by a pattern for the first line of an error in Node.js or a page. The first that matches decides. */
export const loadRows: readonly (readonly [RegExp, Row])[] = [
  [
    /(?:exports|require) is not defined/,
    row('loadsCommonJs', `${extension}#error-exports-not-defined`, names),
  ],
  [
    /Unexpected token 'export'|Cannot use import statement/,
    row('loadsEsm', `${extension}#error-unexpected-export`, names),
  ],
  [/Named export|does not provide an export/, row('lacksExport', `${format}#choose`, names)],
  [/Cannot find module.*\.css/, styleRows.node],
  [
    /\.css|Unexpected token '[.:{]'/,
    row('importsStyles', '/guide/advanced/css#keep-import', 'bundle=on', 'elsewhere'),
  ],
  [/reading 'clsx'/, row('lacksGlobal', '/config/lib/format#umd-page', 'externals=bundled')],
  [/clsx/, row('lacksPackage', dependencies, 'externals=external bundle=on')],
  [/global is not defined/, row('needsTarget', '/config/lib/umd-name#error-global', 'target=web')],
];

export const nodeVersions: readonly NodeVersion[] = ['20', '22', '24'];
export const loaders = ['import', 'require'] as const;

/** UMD without a name. The explorer has no choice for the name, which the hint therefore mentions. */
const nameRow = row('lacksName', '/config/lib/umd-name#choose', '', 'note');

/** Returns the problem of an error in Node.js or a page; undefined for an unknown error. */
export const rowOf = (error: string): Row | undefined =>
  loadRows.find(([pattern]) => pattern.test(error))?.[1];

type FoundRow = Row & Pick<Problem, 'found'>;
type Found = ReadonlyMap<TextId, FoundRow>;

const cache = new WeakMap<Verdict, Found>();

/** Returns the distinct problems of a verdict, from a cache after the first call. */
function readVerdict(verdict: Verdict): Found {
  const cached = cache.get(verdict);
  if (cached) return cached;
  const {publint, types: typing, node, page} = verdict;
  // The tools judge what `import` and `require()` get, which does not decide about a script.
  const toolRow = (name: string): Row | undefined => {
    const found = toolRows[name];
    if (!found || node) return found;
    return {...found, kind: 'note', by: found.by.filter((change) => !change.startsWith('format='))};
  };
  const rows = [
    [typeof page === 'string' ? rowOf(page) : undefined, '<script>'] as const,
    ...(node ? loaders : []).flatMap((loader) =>
      nodeVersions.map((version) => {
        const result = node![version][loader];
        const source = loader === 'import' ? 'import' : 'require()';
        return [result === true ? undefined : rowOf(result), source] as const;
      }),
    ),
    ...publint.map(({code}) => [toolRow(code), 'publint'] as const),
    ...typing.map(({kind}) => [toolRow(kind), 'Are The Types Wrong'] as const),
  ];
  const problems = new Map<TextId, FoundRow>();
  for (const [found, source] of rows) {
    if (!found) continue;
    const sources = new Set(problems.get(found.text)?.found).add(source);
    problems.set(found.text, {...found, found: [...sources]});
  }
  cache.set(verdict, problems);
  return problems;
}

/** Returns true if a verdict has a problem of the kind `error`. */
export const hasErrors = (verdict: Verdict): boolean =>
  [...readVerdict(verdict).values()].some(({kind}) => kind === 'error');

const kinds: readonly Problem['kind'][] = ['error', 'elsewhere', 'note'];

const isElsewhere = ({kind}: Row): boolean => kind === 'elsewhere';

/** Returns the problems of a state by message id; undefined if it does not build. */
function findIn(index: IndexRecord, state: State): Found | undefined {
  const verdict = verdictOf(index, state);
  if (!verdict) return undefined;
  const own = readVerdict(verdict);
  const problems: Found =
    state.format === 'umd' ? new Map([...own, [nameRow.text, {...nameRow, found: []}]]) : own;
  if (state.css === 'none' || (state.target === 'web' && state.bundle === 'off')) return problems;
  const lost = styleRows[state.target as keyof typeof styleRows];
  return new Map([[lost.text, {...lost, found: []}], ...problems]);
}

/** Returns the problems of a state, errors first. Cures cause no new errors; the best cure solves most errors. */
export function problemsOf(index: IndexRecord, state: State): readonly Problem[] {
  const problems = findIn(index, state);
  if (!problems) return [];
  const all = [...problems.values()];
  const changes = [...new Set(all.flatMap(({by}) => by))].flatMap((name) => {
    const [id, value] = name.split('=') as [ChoiceId, string];
    const left = findIn(index, choose(state, id, value));
    if (!left) return [];
    if ([...left.values()].some(({text, kind}) => kind === 'error' && !problems.has(text)))
      return [];
    const cured = all.filter(({text}) => !left.has(text));
    const errors = cured.filter(({kind}) => kind === 'error').length;
    const isForBundlers = !all.some(isElsewhere) && [...left.values()].some(isElsewhere);
    const cure = {id, value, count: cured.length, isForBundlers};
    return [{name, cure, left, errors}];
  });
  return all
    .map(({by, ...problem}) => {
      const cures = changes
        .filter(({name, left}) => by.includes(name) && !left.has(problem.text))
        .sort((a, b) => b.errors - a.errors || by.indexOf(a.name) - by.indexOf(b.name))
        .map(({cure}) => cure);
      const isFirst = ({id}: Cure, at: number): boolean =>
        cures.findIndex((cure) => cure.id === id) === at;
      return {...problem, cures: cures.filter(isFirst).slice(0, 2)};
    })
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}
