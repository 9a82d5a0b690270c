const facts = ['src/site', 'src/data', 'src/lib'];
const views = [...facts, 'src/hooks', 'src/components', 'src/css'];
// Modules with the Markdown forms of components. They run only in the build, so they may import the compiler.
const forms = 'src/components/.*markdown.ts';
// The start of the compiler. It passes the records of the product to what compiles Markdown, which knows their types only.
const start = 'src/compiler/compileSite.ts';
// Folders of the product's room that the browser uses, too. The rest of the room runs in the build.
const shared = 'src/rslib/(?:convert|explorer|log|versions)';
// Packages for any site. They import nothing else of this one.
const packages = 'packages/docusaurus-[\\w-]+/src';
const islands = 'packages/docusaurus-plugin-islands/src';

/**
 * The folders, and the folders that each may import besides itself. `tests` may import everything, and nothing may
 * import `tests`. From `types`, only types may be imported: components use the compiler's types, but not its code.
 */
const folders = {
  'src/site': {},
  'src/data': {},
  'src/lib': {imports: ['src/site', 'src/data']},
  'src/client': {imports: [...facts, shared, islands]},
  // The packages work on any site, so they import nothing else of this one.
  [packages]: {},
  'src/compiler': {
    imports: [...facts, packages],
    types: 'src/rslib',
    without: start,
  },
  [start]: {imports: [...facts, 'src/compiler', 'src/rslib']},
  'src/rslib': {imports: [...facts, 'src/compiler', packages], without: shared},
  [shared]: {imports: facts},
  'src/hooks': {imports: [...facts, 'src/client/stores', islands], types: 'src/compiler'},
  'src/components': {
    imports: [
      ...[...facts, shared, 'src/hooks', 'src/css'],
      ...['src/client/stores', 'src/client/linkNavigation.ts', islands],
    ],
    types: 'src/compiler',
    without: forms,
  },
  [forms]: {imports: [...facts, 'src/compiler', 'src/rslib', 'src/components']},
  'src/theme': {
    imports: [...views, 'src/client/stores', 'src/client/DevLinks.tsx', islands],
    types: 'src/compiler',
  },
  'src/pages': {imports: views, types: 'src/compiler'},
  'src/plugins': {
    imports: [...facts, packages, 'src/compiler', 'src/rslib'],
  },
  'src/config': {
    imports: [...[...facts, packages, 'src/compiler', 'src/rslib', 'src/plugins'], forms],
  },
  // The package bundles what the site uses in the browser and for records. Tools fill it.
  'packages/rslib-docs': {imports: [...facts, shared, 'src/rslib/history', 'src/rslib/options']},
  tools: {imports: ['src', 'packages']},
};

const within = (path) => `^${path}(?:/|$)`;

export default {
  forbidden: [
    ...Object.entries(folders).flatMap(([folder, {imports = [], types, without}]) => {
      const from = {path: within(folder), ...(without && {pathNot: within(without)})};
      const others = types ? [types] : [];
      return [
        {
          name: `${folder}: imports ${[...imports, ...others].join(', ') || 'nothing else'}`,
          severity: 'error',
          from,
          to: {
            path: '^(?:src|tools|tests|examples|packages)/',
            pathNot: [folder, ...imports, ...others].map(within),
          },
        },
        ...others.map((path) => ({
          name: `${folder}: imports only types from ${path}`,
          severity: 'error',
          from,
          to: {path: within(path), dependencyTypesNot: ['type-only']},
        })),
      ];
    }),
    {name: 'no cycle', severity: 'error', from: {}, to: {circular: true}},
  ],
  options: {
    // Includes imports of types, so that cycles of types are reported, too.
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    // Resolves the packages of the workspace by their `exports`.
    enhancedResolveOptions: {exportsFields: ['exports'], conditionNames: ['import', 'default']},
    doNotFollow: {path: 'node_modules'},
    exclude: {path: 'node_modules|^packages/[^/]+/dist/'},
  },
};
