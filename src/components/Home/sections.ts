/** What people build, each shown by a package of `examples/`. The words are messages `build.Home.*`. */
export const scenarios = [
  {
    label: 'dual',
    text: 'dualText',
    link: 'dualLink',
    to: '/guide/basic/output-format#cjs',
    example: 'dual-package',
    config: 'rslib.config.ts',
  },
  {
    label: 'react',
    text: 'reactText',
    link: 'reactLink',
    to: '/guide/solution/react',
    example: 'react-library',
    config: 'rslib.config.ts',
  },
  {
    label: 'vue',
    text: 'vueText',
    link: 'vueLink',
    to: '/guide/solution/vue',
    example: 'vue-library',
    config: 'rslib.config.ts',
  },
  {
    label: 'umd',
    text: 'umdText',
    link: 'umdLink',
    to: '/guide/basic/output-format#umd',
    example: 'format-three',
    config: 'rslib.config.ts',
  },
  {
    label: 'files',
    text: 'filesText',
    link: 'filesLink',
    to: '/guide/basic/output-structure#bundleless',
    example: 'bundleless',
    config: 'rslib.config.ts',
  },
] as const;

/** What Rslib takes off one's hands, each with the page that says more. */
export const points = [
  {title: 'names', text: 'namesText', to: '/config/lib/auto-extension'},
  {title: 'packages', text: 'packagesText', to: '/guide/advanced/third-party-deps'},
  {title: 'types', text: 'typesText', to: '/guide/advanced/dts'},
  {title: 'paths', text: 'pathsText', to: '/config/lib/redirect'},
  {title: 'assets', text: 'assetsText', to: '/guide/advanced/static-assets'},
  {title: 'syntax', text: 'syntaxText', to: '/config/lib/syntax'},
] as const;
