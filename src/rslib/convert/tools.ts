/** Tools whose configuration is converted, with the version that was tried. */
export const tools = {
  tsup: {name: 'tsup', version: '8.5.1', packages: ['tsup']},
  tsc: {name: 'tsc', version: '5.9.3', packages: ['tslib', 'tsc-alias', 'rimraf']},
  vite: {name: 'Vite', version: '8.4.0', packages: ['vite', 'vite-plugin-dts', 'unplugin-dts']},
  rollup: {name: 'Rollup', version: '4.68.8', packages: ['rollup', 'rollup-plugin-dts']},
  unbuild: {name: 'unbuild', version: '3.6.1', packages: ['unbuild']},
  tsdown: {name: 'tsdown', version: '0.21.10', packages: ['tsdown']},
} as const;

export type ToolId = keyof typeof tools;

export const toolIds = Object.keys(tools) as readonly ToolId[];
