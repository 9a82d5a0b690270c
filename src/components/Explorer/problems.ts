import type {Loaded, NodeVersion, Verdict} from '@site/src/lib/explorer/records';
import type {ExplorerWords} from './labels';

/** A problem in plain words, and the section that helps. */
export type Problem = {
  readonly text: keyof ExplorerWords;
  readonly to: string;
  readonly isError: boolean;
  /** Source of the problem: the tool, or `import` and `require` with versions of Node.js. */
  readonly found: string;
};

type Row = {
  readonly text: keyof ExplorerWords;
  readonly to: string;
  /** True if the package works all the same. */
  readonly isNote?: boolean;
};

const format = '/guide/basic/output-format';
const extension = '/config/lib/auto-extension';
const declarations = '/guide/advanced/dts';

/** By code of publint. */
export const publintRows: Readonly<Record<string, Row>> = {
  EXPORTS_MISSING_ROOT_ENTRYPOINT: {text: 'fieldsUnfit', to: `${format}#exports`, isNote: true},
  EXPORTS_TYPES_INVALID_FORMAT: {text: 'typesFormatUnfit', to: `${declarations}#extensions`},
  FILE_DOES_NOT_EXIST: {text: 'fileMissing', to: `${format}#exports`},
  FILE_INVALID_EXPLICIT_FORMAT: {text: 'formatUnfit', to: `${extension}#extensions`},
  FILE_INVALID_FORMAT: {text: 'formatUnfit', to: `${extension}#extensions`},
  USE_ENGINES_NODE: {text: 'lacksEngines', to: '/guide/basic/publish#package-json', isNote: true},
  USE_TYPE: {text: 'fieldsUnfit', to: `${extension}#extensions`, isNote: true},
};

/** By kind of problem of are-the-types-wrong. */
export const typesRows: Readonly<Record<string, Row>> = {
  CJSOnlyExportsDefault: {text: 'typesDefault', to: `${format}#error-default-export`},
  CJSResolvesToESM: {text: 'typesEsmOnly', to: `${format}#cjs`, isNote: true},
  FalseCJS: {text: 'typesSayCommonJs', to: `${declarations}#extensions`},
  FalseESM: {text: 'typesSayEsm', to: `${declarations}#extensions`},
  FalseExportDefault: {text: 'typesDefault', to: `${format}#error-default-export`},
  InternalResolutionError: {text: 'typesInside', to: `${declarations}#extensions`},
  NamedExports: {text: 'typesNamed', to: `${format}#umd`},
  NoResolution: {text: 'typesNotFound', to: `${format}#exports`},
  NoTypes: {text: 'lacksTypes', to: '/config/lib/dts#which-files', isNote: true},
  UnexpectedModuleSyntax: {text: 'typesSyntax', to: `${extension}#extensions`},
  UntypedResolution: {text: 'typesMissing', to: '/config/lib/dts#package-json'},
};

/** By the first line of an error of Node.js; the last row has all others. */
export const nodeRows: readonly (Row & {readonly pattern: RegExp})[] = [
  {
    pattern: /(?:exports|module|require) is not defined/,
    text: 'loadsCommonJs',
    to: `${extension}#error-exports-not-defined`,
  },
  {
    pattern: /Unexpected token 'export'|Cannot use import statement/,
    text: 'loadsEsm',
    to: `${extension}#error-unexpected-export`,
  },
  {pattern: /require\(\) of ES Module|ERR_REQUIRE_ESM/, text: 'requiresEsm', to: `${format}#cjs`},
  {
    pattern: /Named export|does not provide an export/,
    text: 'lacksExport',
    to: `${format}#choose`,
  },
  {
    pattern: /is not a function/,
    text: 'lacksFunction',
    to: `${format}#error-umd-empty`,
  },
  {
    pattern: /Cannot find module.*\.css/,
    text: 'lacksStyles',
    to: '/guide/advanced/css#error-target',
  },
  {
    pattern: /\.css|Unexpected token '[.:{]'/,
    text: 'importsStyles',
    to: '/guide/advanced/css#keep-import',
  },
  {
    pattern: /clsx/,
    text: 'lacksPackage',
    to: '/guide/advanced/third-party-deps#error-cannot-find-package',
  },
  {
    pattern: /Cannot find (?:module|package)|ERR_MODULE_NOT_FOUND/,
    text: 'lacksFile',
    to: '/config/lib/bundle#error-missing-file',
  },
  {
    pattern: /(?:document|window|self|globalThis|global) is not defined/,
    text: 'needsBrowser',
    to: '/config/rsbuild/output#output-target',
  },
  {pattern: /./, text: 'failsToLoad', to: `${format}#troubleshooting`},
];

export const nodeVersions: readonly NodeVersion[] = ['20', '22', '24'];
export const loaders = ['import', 'require'] as const;

const rowOf = (error: string): Row | undefined => nodeRows.find(({pattern}) => pattern.test(error));

/** Returns the problems of a package, each once. Errors come first. */
export function problemsOf({publint, types, node}: Verdict): readonly Problem[] {
  const found: Problem[] = [];
  function add(row: Row | undefined, source: string): void {
    if (!row) return;
    const {text, to, isNote = false} = row;
    const same = found.findIndex((one) => one.text === text);
    const other = found[same];
    if (!other) found.push({text, to, isError: !isNote, found: source});
    else if (!other.found.split(', ').includes(source)) {
      found[same] = {...other, found: `${other.found}, ${source}`};
    }
  }
  for (const loader of loaders) {
    for (const version of nodeVersions) {
      const result: Loaded = node[version][loader];
      if (result !== true) add(rowOf(result), loader === 'import' ? 'import' : 'require()');
    }
  }
  for (const {code} of publint) add(publintRows[code], 'publint');
  for (const {kind} of types) add(typesRows[kind], 'Are The Types Wrong');
  return [...found].sort((a, b) => Number(b.isError) - Number(a.isError));
}
