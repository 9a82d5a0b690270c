/** Scenarios, each with a package of `examples/` and the messages `build.Home.{id}`, `{id}Text` and `{id}Link`. */
export const scenarios = [
  {id: 'dual', to: '/guide/basic/output-format#cjs', example: 'dual-short'},
  {id: 'react', to: '/guide/solution/react', example: 'react-library'},
  {id: 'umd', to: '/guide/basic/output-format#umd', example: 'format-three'},
] as const;

/** Properties of this documentation, each with the messages `build.Home.{id}` and `{id}Text`. */
export const points = [
  {id: 'built', to: '/guide/basic/output-format'},
  {id: 'explorer', to: '/guide/basic/explorer'},
  {id: 'paste', to: '/guide/faq/features'},
  {id: 'yours', to: '/releases/'},
  {id: 'since', to: '/config/lib/dts'},
] as const;

/** Tools of the comparison, in the order of the table on the landing page. */
export const compared = [
  {id: 'rslib', name: 'Rslib'},
  {id: 'tsup', name: 'tsup'},
  {id: 'rollup', name: 'Rollup'},
  {id: 'tsc', name: 'tsc'},
] as const;
