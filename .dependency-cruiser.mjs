/**
 * Each room and what it may import besides itself. `tests` may import everything, and nothing imports them. What stands
 * under `types` is compiled away: a view knows the shape of the compiler's data without carrying the compiler along.
 */
const facts = ['src/site', 'src/data', 'src/lib'];
const views = [...facts, 'src/hooks', 'src/components', 'src/css'];
// A Markdown form stands beside its view, but runs in the build.
const forms = 'src/components/.*markdown.ts';

const rooms = {
  'src/site': {},
  'src/data': {},
  'src/lib': {imports: ['src/site', 'src/data']},
  // What is drawn in the browser.
  'src/client': {imports: [...facts, 'src/islands']},
  // The runtime of the islands: it holds for any site of Docusaurus.
  'src/islands': {},
  // Holds for any site of Docusaurus: what is ours comes from its configuration.
  'src/translation': {},
  'src/compiler': {imports: [...facts, 'src/translation']},
  'src/hooks': {imports: [...facts, 'src/client/stores'], types: 'src/compiler'},
  'src/components': {
    imports: [
      ...[...facts, 'src/hooks', 'src/css'],
      ...['src/client/stores', 'src/client/links.ts', 'src/islands'],
    ],
    types: 'src/compiler',
    without: forms,
  },
  [forms]: {imports: [...facts, 'src/compiler', 'src/components']},
  'src/theme': {
    imports: [...views, 'src/client/stores', 'src/client/DevLinks.tsx', 'src/islands'],
    types: 'src/compiler',
  },
  'src/pages': {imports: views, types: 'src/compiler'},
  'src/plugins': {imports: [...facts, 'src/translation', 'src/compiler', 'src/islands']},
  'src/config': {
    imports: [...facts, 'src/islands', 'src/translation', 'src/compiler', 'src/plugins', forms],
  },
  tools: {imports: ['src']},
};

const within = (path) => `^${path}(?:/|$)`;

export default {
  forbidden: [
    ...Object.entries(rooms).flatMap(([room, {imports = [], types, without}]) => {
      const from = {path: within(room), ...(without && {pathNot: within(without)})};
      const others = types ? [types] : [];
      return [
        {
          name: `${room}: imports ${[...imports, ...others].join(', ') || 'nothing else'}`,
          severity: 'error',
          from,
          to: {
            path: '^(?:src|tools|tests|examples)/',
            pathNot: [room, ...imports, ...others].map(within),
          },
        },
        ...others.map((path) => ({
          name: `${room}: imports only types from ${path}`,
          severity: 'error',
          from,
          to: {path: within(path), dependencyTypesNot: ['type-only']},
        })),
      ];
    }),
    {name: 'no circle', severity: 'error', from: {}, to: {circular: true}},
  ],
  options: {
    // A circle of types is a circle, too.
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    doNotFollow: {path: 'node_modules'},
    exclude: {path: 'node_modules'},
  },
};
