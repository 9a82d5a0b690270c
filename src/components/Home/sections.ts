/** Scenarios, each with a package of `examples/` and the messages `build.Home.{id}`, `{id}Text` and `{id}Link`. */
export const scenarios = [
  {id: 'dual', to: '/guide/basic/output-format#cjs', example: 'dual-short'},
  {id: 'react', to: '/guide/solution/react', example: 'react-library'},
  {id: 'umd', to: '/guide/basic/output-format#umd', example: 'format-three'},
] as const;

/** Properties of this documentation, each with the messages `build.Home.{id}` and `{id}Text`. */
export const points = [
  {id: 'built', to: '/guide/basic/gallery', opens: undefined},
  {id: 'explorer', to: '/guide/basic/explorer', opens: undefined},
  {id: 'paste', to: '/guide/faq/errors', opens: 'search'},
  {id: 'yours', to: '/releases/', opens: 'version'},
  {id: 'since', to: '/config/lib/redirect', opens: undefined},
  {id: 'agents', to: '/guide/start/coding-agents', opens: undefined},
] as const;

/** Tools of the comparison, in the order of the table on the landing page. */
export const compared = [
  {id: 'rslib', name: 'Rslib'},
  {id: 'rslib6', name: 'Rslib'},
  {id: 'tsup', name: 'tsup'},
  {id: 'rollup', name: 'Rollup'},
  {id: 'tsc', name: 'tsc'},
] as const;
