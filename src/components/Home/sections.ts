/** Scenarios with a package of `examples/`. Messages: `build.Home.{id}`, `{id}Text` and `{id}Link`. */
export const scenarios = [
  {id: 'dual', to: '/guide/basic/output-format#cjs', example: 'dual-package'},
  {id: 'react', to: '/guide/solution/react', example: 'react-library'},
  {id: 'vue', to: '/guide/solution/vue', example: 'vue-library'},
  {id: 'umd', to: '/guide/basic/output-format#umd', example: 'format-three'},
  {id: 'files', to: '/guide/basic/output-structure#bundleless', example: 'bundleless'},
] as const;

/** Tasks that Rslib does by default. Messages: `build.Home.{id}` and `{id}Text`. */
export const points = [
  {id: 'names', to: '/config/lib/auto-extension'},
  {id: 'packages', to: '/guide/advanced/third-party-deps'},
  {id: 'types', to: '/guide/advanced/dts'},
  {id: 'paths', to: '/config/lib/redirect'},
  {id: 'assets', to: '/guide/advanced/static-assets'},
  {id: 'syntax', to: '/config/lib/syntax'},
] as const;
