import type {LocalizedText} from '../../site/locales';
import {keptLine, n, noteTexts, type NoteId} from './notes';
import type {ToolId} from './tools';

export type Kind = 'same' | 'differs' | 'none' | 'ask';

/** An option of another tool. Options with the same answer share a row. */
export type Row = {
  readonly options: readonly string[];
  /** Option of Rslib, as it is written; `''` if there is none. */
  readonly becomes: string;
  readonly kind: Kind;
  /** The note that says what differs. */
  readonly note?: NoteId;
  /** Sentence of the table; that of the note if the row has no own. */
  readonly text?: LocalizedText;
};

/** Options of each tool: names, option of Rslib, kind, and the note about it. A line with `#` begins a group. */
const tables: Readonly<Record<ToolId, string>> = {
  tsup: `
# files
entry entryPoints | source.entry: { index: './src/index.ts' } | same |
format | format: 'esm' | differs |
globalName | umdName: 'ScaleKit' | differs | umd
outDir | output.distPath: './lib' | same |
legacyOutput | autoExtension: false | differs |
outExtension | output.filename: { js: '[name].cjs' } | same |
clean | output.cleanDistPath: false | differs | clean
publicDir | output.copy: [{ from: './public' }] | same |
bundle | bundle: false | differs |
splitting | | none |
# code
target | syntax: 'es2020' | differs |
platform | output.target: 'web' | ask | neutral
minify | output.minify: true | differs |
minifyWhitespace minifyIdentifiers minifySyntax keepNames pure terserOptions | output.minify: { jsOptions: { minimizerOptions: {} } } | differs |
sourcemap | output.sourceMap: true | same |
banner | banner: { js: '' } | same | hashbang
footer | footer: { js: '' } | same |
define | source.define: { VERSION: '"1.0.0"' } | same |
env | source.define: { 'process.env.MODE': '"demo"' } | same |
replaceNodeEnv | source.define: { 'process.env.NODE_ENV': '"production"' } | same |
removeNodeProtocol | | none | node-protocol
shims | shims: { esm: { __dirname: true, __filename: true } } | same |
cjsInterop | | none | cjs-default
jsxFactory jsxFragment | tools.swc: { jsc: { transform: { react: {} } } } | same |
injectStyle | output.injectStyles: true | differs | inject
loader | output.dataUriLimit | differs | loader
inject | tools.rspack | none |
# dependencies
external | output.externals: [/^react($|\\/)/] | differs | external-match
noExternal | output.autoExternal: { exclude: ['escape-goat'] } | same |
skipNodeModulesBundle | | none | external-auto
# dts
dts experimentalDts | dts: { bundle: true, autoExtension: true } | differs |
# tool
tsconfig | source.tsconfigPath: './tsconfig.build.json' | same |
onSuccess | plugins: [afterBuild] | differs |
esbuildPlugins plugins | plugins | differs |
esbuildOptions swc | tools.swc | none |
ignoreWatch | tools.rspack: { watchOptions: { ignored: /generated/ } } | same |
name | id: 'esm' | same |
config silent watch | | none |
metafile | | none |
treeshake killSignal | | none |`,
  vite: `
build.lib.entry | source.entry: { index: './src/index.ts' } | same |
build.lib.name | umdName: 'ScaleKit' | same | umd
build.lib.formats build.lib | format: 'umd' | differs |
build.lib.fileName | output.filename: { js: '[name].umd.cjs' } | same |
build.lib.cssFileName | output.filename: { css: 'badge-kit.css' } | differs | styles
build.target | syntax: ['chrome 111'] | differs |
build.minify | output.minify: true | differs | minify
build.terserOptions | output.minify: { jsOptions: { minimizerOptions: {} } } | differs |
build.sourcemap | output.sourceMap: true | same |
build.outDir | output.distPath: './lib' | same |
build.emptyOutDir | output.cleanDistPath: false | same |
build.copyPublicDir publicDir | server.publicDir: false | same |
build.rollupOptions build.rolldownOptions build | output.externals: [] | differs |
build.assetsInlineLimit assetsInclude | output.dataUriLimit | differs | assets
css build.cssCodeSplit build.cssTarget build.cssMinify | | differs | styles
define | source.define: { VERSION: '"1.0.0"' } | same |
resolve | resolve.alias: {} | same |
plugins | plugins | differs |
mode | | ask |
tsconfig | source.tsconfigPath: './tsconfig.build.json' | same |
esbuild oxc | tools.swc | none |
appType base build.assetsDir build.chunkImportMap build.chunkSizeWarningLimit build.commonjsOptions build.createEnvironment build.dynamicImportVarsOptions build.emitAssets build.license build.manifest build.modulePreload build.polyfillModulePreload build.reportCompressedSize build.ssr build.ssrEmitAssets build.ssrManifest build.watch build.write builder cacheDir clearScreen customLogger dev devtools envDir envPrefix environments experimental future html input isBundled json legacy logLevel optimizeDeps preview root server ssr worker | | none |`,
  rollup: `
input | source.entry: { index: './src/index.ts' } | same |
output output.format | format: 'esm' | differs |
output.name | umdName: 'ScaleKit' | differs | umd
output.file output.dir | output.distPath: './lib' | same |
output.entryFileNames | output.filename: { js: '[name].mjs' } | same |
output.preserveModules output.preserveModulesRoot | bundle: false | differs | bundleless-files
output.globals | output.externals: { react: {} } | same |
output.banner | banner: { js: '' } | same | hashbang
output.footer | footer: { js: '' } | same |
output.sourcemap | output.sourceMap: true | same |
output.inlineDynamicImports | tools.rspack: { output: { asyncChunks: false } } | same |
output.exports output.interop output.esModule | | differs | cjs-default
output.extend | tools.rspack: { output: { library: { type: 'assign-properties' } } } | differs | extend
output.chunkFileNames output.hashCharacters output.experimentalMinChunkSize output.onlyExplicitManualChunks output.minifyInternalExports | | none | chunks
output.plugins plugins | plugins | differs |
output.compact | output.minify: true | differs |
external | output.externals: [] | differs |
output.assetFileNames output.manualChunks output.intro output.outro output.paths cache context experimentalCacheExpiry experimentalLogSideEffects fs jsx logLevel makeAbsoluteExternalsRelative maxParallelFileOps moduleContext onLog onwarn perf preserveEntrySignatures preserveSymlinks shimMissingExports strictDeprecations treeshake watch output.amd output.dynamicImportInCjs output.externalImportAssertions output.externalImportAttributes output.externalLiveBindings output.freeze output.generatedCode output.hoistTransitiveImports output.importAttributesKey output.indent output.noConflict output.reexportProtoFromExternal output.sanitizeFileName output.sourcemapBaseUrl output.sourcemapDebugIds output.sourcemapExcludeSources output.sourcemapFile output.sourcemapFileNames output.sourcemapIgnoreList output.sourcemapPathTransform output.strict output.systemNullSetters output.validate output.virtualDirname | | none |`,
  unbuild: `
entries | source.entry: { index: './src/index.ts' } | differs |
declaration | dts: { bundle: true, autoExtension: true } | differs |
rollup rollup.emitCJS rollup.cjsBridge | format: 'cjs' | differs | cjs-default
rollup.inlineDependencies | output.autoExternal: { exclude: ['clsx'] } | differs | external-auto
externals | output.externals: [/^react($|\\/)/] | differs | external-match
outDir | output.distPath: './lib' | same |
clean | output.cleanDistPath: false | same |
sourcemap | output.sourceMap: true | same |
alias rollup.alias | resolve.alias: {} | same |
replace rollup.replace | source.define: { VERSION: '"1.0.0"' } | same |
rollup.esbuild | syntax: 'esnext' | differs |
hooks | plugins: [afterBuild] | none |
failOnWarn | | none | checks
name rootDir stub stubOptions parallel preset dependencies devDependencies peerDependencies watch watchOptions rollup.watch rollup.commonjs rollup.json rollup.resolve rollup.output rollup.dts rollup.preserveDynamicImports | | none |`,
  tsdown: `
entry | source.entry: { index: './src/index.ts' } | same |
format | format: 'esm' | same |
globalName | umdName: 'ScaleKit' | differs | umd
outDir | output.distPath: './lib' | same |
outExtensions fixedExtension | output.filename: { js: '[name].mjs' } | differs |
clean | output.cleanDistPath: false | same |
copy publicDir | output.copy: [{ from: './notes.md' }] | same |
unbundle bundle root | bundle: false | differs | bundleless-files
target | syntax: 'es2022' | differs |
platform | output.target: 'web' | ask | neutral
minify | output.minify: true | differs |
sourcemap | output.sourceMap: true | same |
banner | banner: { js: '' } | same | hashbang
footer | footer: { js: '' } | same |
define | source.define: { VERSION: '"1.0.0"' } | same |
env envFile envPrefix | source.define: { 'process.env.MODE': '"demo"' } | same |
shims | shims: { esm: { __dirname: true, __filename: true } } | same |
alias | resolve.alias: {} | same |
loader | output.dataUriLimit | differs | loader
injectStyle css | output.injectStyles: true | differs | inject
deps deps.neverBundle external | output.externals: ['dev-dep'] | same |
deps.alwaysBundle noExternal | output.autoExternal: { exclude: ['clsx'] } | same |
deps.skipNodeModulesBundle skipNodeModulesBundle deps.onlyAllowBundle deps.onlyBundle inlineOnly | | none | external-auto
dts | dts: { bundle: true, autoExtension: true } | differs |
tsconfig | source.tsconfigPath: './tsconfig.build.json' | same |
exports | | none | exports
publint | plugins: [pluginPublint()] | same |
attw | plugins: [pluginAreTheTypesWrong()] | same |
cjsDefault | | none | cjs-default
nodeProtocol removeNodeProtocol | | none | node-protocol
hash | | none | chunks
onSuccess hooks | plugins: [afterBuild] | differs |
plugins fromVite | plugins | differs |
inputOptions outputOptions | tools.rspack | none |
exe | experiments.exe: true | none |
checks customLogger cwd devtools failOnWarn globImport ignoreWatch logLevel name report treeshake unused watch workspace write | | none |`,
  tsc: `
--project | source.tsconfigPath: './tsconfig.build.json' | same |
include exclude | source.entry: { index: ['./src/**', '!./src/**/*.test.ts'] } | differs |
module moduleResolution | format: 'cjs' | differs |
target | syntax: 'es2020' | differs |
useDefineForClassFields | tools.swc: { jsc: { transform: { useDefineForClassFields: false } } } | same |
outDir | output.distPath: './build' | same |
rootDir rootDirs | outBase: './src' | differs | root-dir
declaration declarationMap isolatedDeclarations stripInternal | dts: true | same |
declarationDir | dts: { distPath: './types' } | same |
emitDeclarationOnly | | none | dts-only
--build composite incremental tsBuildInfoFile disableReferencedProjectLoad disableSolutionSearching disableSourceOfProjectReferenceRedirect assumeChangesOnlyAffectDirectDependencies | dts: { build: true } | differs |
sourceMap inlineSources mapRoot sourceRoot | output.sourceMap: true | same |
inlineSourceMap | output.sourceMap: { js: 'inline-source-map' } | same |
importHelpers noEmitHelpers | externalHelpers: true | differs | helpers
experimentalDecorators emitDecoratorMetadata | | differs | decorators
jsx jsxFactory jsxFragmentFactory jsxImportSource reactNamespace | plugins: [pluginReact()] | differs |
removeComments | | differs | comments
isolatedModules verbatimModuleSyntax preserveConstEnums importsNotUsedAsValues preserveValueImports | | differs | isolated
rewriteRelativeImportExtensions allowImportingTsExtensions | | differs | bundleless-ext
noEmit | | none |
paths baseUrl resolveJsonModule esModuleInterop allowJs moduleDetection | | same |
outFile out charset emitBOM newLine downlevelIteration noImplicitUseStrict alwaysStrict noEmitOnError allowArbitraryExtensions allowSyntheticDefaultImports allowUmdGlobalAccess allowUnreachableCode allowUnusedLabels checkJs customConditions disableSizeLimit erasableSyntaxOnly exactOptionalPropertyTypes forceConsistentCasingInFileNames ignoreDeprecations keyofStringsOnly lib libReplacement locale maxNodeModuleJsDepth moduleSuffixes noCheck noErrorTruncation noFallthroughCasesInSwitch noImplicitAny noImplicitOverride noImplicitReturns noImplicitThis noLib noPropertyAccessFromIndexSignature noResolve noStrictGenericChecks noUncheckedIndexedAccess noUncheckedSideEffectImports noUnusedLocals noUnusedParameters preserveSymlinks project resolvePackageJsonExports resolvePackageJsonImports skipDefaultLibCheck skipLibCheck strict strictBindCallApply strictBuiltinIteratorReturn strictFunctionTypes strictNullChecks strictPropertyInitialization suppressExcessPropertyErrors suppressImplicitAnyIndexErrors traceResolution typeRoots types useUnknownInCatchVariables | | none |`,
};

const entries = n(
  'An object: a key is the name of a file and may contain a folder, as `cli/main`. This entry is the default.',
  '值是对象：键是文件名，可以带目录，如 `cli/main`。这个入口就是默认值。',
);
const formats = n('One item of `lib` for each.', '每种格式对应 `lib` 中的一项。');
const hook = n(
  'The hook `onAfterBuild` of [a small plugin](/guide/migration/tsup#on-success).',
  '[小插件](/guide/migration/tsup#on-success)的 `onAfterBuild` 钩子。',
);
const plugins = n(
  'Plugins of [Rsbuild and Rspack](/config/rsbuild/plugins#list).',
  '[Rsbuild 和 Rspack](/config/rsbuild/plugins#list) 的插件。',
);
const engines = n(
  "`'node20'` is `['node 20']`, or `engines.node` in package.json, unless `output.target` is `'web'`.",
  "`'node20'` 写成 `['node 20']`，或写在 package.json 的 `engines.node` 中，除非 `output.target` 为 `'web'`。",
);
const declarations = n(
  'One file for each entry, by `@microsoft/api-extractor`. `dts: true` writes [one for each source file](/guide/advanced/dts#choose) and needs no package.',
  '每个入口一个文件，由 `@microsoft/api-extractor` 生成。`dts: true` 则[每个源文件一个](/guide/advanced/dts#choose)，无需其他包。',
);

/** Texts of rows that no note describes, by tool and first option. Markdown links are allowed. */
const texts: Readonly<Record<ToolId, Readonly<Record<string, LocalizedText>>>> = {
  tsup: {
    entry: entries,
    format: formats,
    legacyOutput: n('With `output.distPath` in each item.', '并在每一项中设置 `output.distPath`。'),
    outExtension: n(
      'Declarations follow with `dts.autoExtension: true`.',
      '声明文件用 `dts.autoExtension: true` 跟随。',
    ),
    publicDir: n(
      "With `output.target: 'web'`, a folder of that name is [copied anyway](/config/rsbuild/#error-public).",
      "设置 `output.target: 'web'` 时，同名目录[总会复制](/config/rsbuild/#error-public)。",
    ),
    bundle: n(
      "The entry is a pattern: `source.entry: { index: './src/**' }`. Imports get the extension of the output.",
      "入口是匹配模式：`source.entry: { index: './src/**' }`。导入会带上产物的扩展名。",
    ),
    splitting: n(
      'None, but on for ESM: dynamic imports and code that entries share are files of their own. To keep the former in one file, [switch off `asyncChunks`](/guide/migration/rollup#differences); to avoid the latter, give each entry an item.',
      '没有对应项，ESM 默认拆分：动态导入和多个入口共用的代码各成文件。要让前者留在一个文件中，[关闭 `asyncChunks`](/guide/migration/rollup#differences)；要避免后者，为每个入口写一项。',
    ),
    target: engines,
    minify: keptLine,
    minifyWhitespace: n(
      '`minify`, `mangle` and `compress`; `keepNames` is `keep_fnames` and `keep_classnames` in the latter two, `pure` is `compress: { pure_funcs: [] }`, and `terserOptions` keep their names.',
      '依次为 `minify`、`mangle` 和 `compress`；`keepNames` 是后两者中的 `keep_fnames` 和 `keep_classnames`，`pure` 是 `compress: { pure_funcs: [] }`，`terserOptions` 的选项名不变。',
    ),
    sourcemap: n(
      "`'inline'` is `{ js: 'inline-source-map' }`.",
      "`'inline'` 写成 `{ js: 'inline-source-map' }`。",
    ),
    env: n(
      'Also `import.meta.env.MODE`, if your code reads it.',
      '代码读取 `import.meta.env.MODE` 时，也要定义它。',
    ),
    replaceNodeEnv: n(
      'Without it, ESM and CommonJS [keep the variable](/guide/faq/features#node-env).',
      '不设置时，ESM 和 CommonJS [保留这个变量](/guide/faq/features#node-env)。',
    ),
    shims: n('For CommonJS, shims are on.', 'CommonJS 的 shims 默认启用。'),
    inject: n(
      '`rspack.ProvidePlugin`; for a module that only has to run, `source.preEntry`.',
      '使用 `rspack.ProvidePlugin`；只需运行的模块用 `source.preEntry`。',
    ),
    dts: n(
      `${declarations.en} \`resolve\` is \`dts.bundle.bundledPackages\`; \`banner\` and \`footer\` are options with these names; \`compilerOptions\` belong in \`source.tsconfigPath\`; \`only\` and \`entry\` have no counterpart.`,
      `${declarations['zh-Hans']}\`resolve\` 对应 \`dts.bundle.bundledPackages\`，\`banner\` 和 \`footer\` 对应同名选项，\`compilerOptions\` 写进 \`source.tsconfigPath\` 的文件，\`only\` 和 \`entry\` 没有对应项。`,
    ),
    onSuccess: hook,
    esbuildPlugins: plugins,
    esbuildOptions: n('And `tools.rspack`.', '以及 `tools.rspack`。'),
    config: n(
      'Flags: [`rslib --config`, `--log-level silent`, `--watch`](/guide/basic/cli#common-flags).',
      '命令行参数：[`rslib --config`、`--log-level silent`、`--watch`](/guide/basic/cli#common-flags)。',
    ),
    metafile: n('[Rsdoctor](/guide/start/#rsdoctor).', '[Rsdoctor](/guide/start/#rsdoctor)。'),
  },
  vite: {
    'build.lib.entry': n(
      'Without `fileName`, a single file is named after the package: make that name the key.',
      '没有 `fileName` 时，单个文件以包名命名：请用它作为键。',
    ),
    'build.lib.formats': n(
      "One item of `lib` for each. The default is `'es'` and `'umd'`, or `'es'` and `'cjs'` for several entries.",
      "每种格式对应 `lib` 中的一项。默认为 `'es'` 和 `'umd'`，多个入口时为 `'es'` 和 `'cjs'`。",
    ),
    'build.lib.fileName': n(
      'A name without an extension is the key of `source.entry`.',
      '不带扩展名的名字是 `source.entry` 的键。',
    ),
    'build.target': n(
      "The default of Vite 8 is `['chrome 111', 'edge 111', 'firefox 114', 'safari 16.4', 'ios 16.4']`.",
      "Vite 8 的默认值是 `['chrome 111', 'edge 111', 'firefox 114', 'safari 16.4', 'ios 16.4']`。",
    ),
    'build.rollupOptions': n(
      '`external` takes over what package.json does not cover. What was not listed was bundled: `output.autoExternal: false` keeps that. Options of `output` are [those of Rollup](/guide/migration/rollup#rollup-options).',
      '`external` 只需保留 package.json 没有覆盖的包。没有列出的包原来会打包：`output.autoExternal: false` 保留这种做法。`output` 的选项[与 Rollup 相同](/guide/migration/rollup#rollup-options)。',
    ),
    plugins: n(
      'Frameworks have [plugins of their own](/config/rsbuild/plugins#list); `vite-plugin-dts` is `dts`, its `bundleTypes` is `dts: { bundle: true }`.',
      '各框架有[自己的插件](/config/rsbuild/plugins#list)；`vite-plugin-dts` 对应 `dts`，它的 `bundleTypes` 对应 `dts: { bundle: true }`。',
    ),
    mode: n(
      'A configuration that is a function [gets `envMode`](/guide/basic/configure-rslib#function).',
      '函数形式的配置[可以读取 `envMode`](/guide/basic/configure-rslib#function)。',
    ),
    esbuild: n('JSX needs the plugin of the framework.', 'JSX 需要框架的插件。'),
  },
  rollup: {
    output: n(
      "One item of `lib` for each; none for `'amd'` and `'system'`.",
      "每种格式对应 `lib` 中的一项，`'amd'` 和 `'system'` 没有对应项。",
    ),
    'output.file': n(
      'The name of the file is the key of `source.entry`, its ending `output.filename.js`.',
      '文件名是 `source.entry` 的键，结尾部分写进 `output.filename.js`。',
    ),
    'output.plugins': n('[See below](#rollup-plugins).', '[见下文](#rollup-plugins)。'),
    external: n(
      'Only what package.json does not cover. With `@rollup/plugin-node-resolve`, what was not listed was bundled: `output.autoExternal: false` keeps that.',
      '只写 package.json 没有覆盖的包。使用 `@rollup/plugin-node-resolve` 时，没有列出的包原来会打包：`output.autoExternal: false` 保留这种做法。',
    ),
  },
  unbuild: {
    entries: n(
      "With the extension. An entry with `builder: 'mkdist'` is an item with `bundle: false`.",
      "要写扩展名。带 `builder: 'mkdist'` 的入口是一个 `bundle: false` 的配置项。",
    ),
    declaration: declarations,
    hooks: n(
      'Hooks of [a plugin](/config/rsbuild/plugins#write).',
      '[插件](/config/rsbuild/plugins#write)的钩子。',
    ),
    'rollup.esbuild': n(
      'This is the default of unbuild; `minify` is `output.minify`.',
      '这是 unbuild 的默认值；`minify` 对应 `output.minify`。',
    ),
  },
  tsdown: {
    entry: entries,
    format: formats,
    outExtensions: n(
      'tsdown writes `.mjs` and `.cjs` for Node.js; in Rslib, one of them is `.js`, by `"type"`.',
      'tsdown 为 Node.js 输出 `.mjs` 和 `.cjs`；在 Rslib 中，其一是 `.js`，由 `"type"` 决定。',
    ),
    target: n(
      "Without it, both follow `engines.node`. If that is missing, tsdown leaves the syntax as it is: `'esnext'`.",
      "不设置时，两者都遵循 `engines.node`。没有这一字段时，tsdown 不转换语法，相当于 `'esnext'`。",
    ),
    minify: keptLine,
    env: n(
      'Also `import.meta.env.MODE`. [Files](/guide/advanced/env-vars) have options of their own.',
      '`import.meta.env.MODE` 也一样。[文件](/guide/advanced/env-vars)另有选项。',
    ),
    dts: declarations,
    onSuccess: hook,
    plugins,
  },
  tsc: {
    module: n(
      'One item of `lib` for each. With `node16` and later, `"type"` in package.json decides.',
      '每种格式对应 `lib` 中的一项。`node16` 及以后的值由 package.json 的 `"type"` 决定。',
    ),
    target: n(
      'For Node.js also `engines.node` in package.json.',
      '面向 Node.js 时也可以用 package.json 的 `engines.node`。',
    ),
    rootDir: n(
      'For the JavaScript. Declarations follow `rootDir`: set it to `./src`, so that they do not move.',
      '用于 JavaScript。声明文件遵循 `rootDir`：请设为 `./src`，以免换位置。',
    ),
    '--build': n('[See below](#references).', '[见下文](#references)。'),
    jsx: n('[The plugin of the framework](#jsx).', '[框架的插件](#jsx)。'),
    noEmit: n('Not needed: `dts` checks types.', '不需要：`dts` 会检查类型。'),
    paths: n('Read by Rslib as well.', 'Rslib 也会读取。'),
  },
};

const isNote = (id: string): id is NoteId => id in noteTexts;

/** Returns the rows of a tool, or those of one group. */
export function rowsOf(tool: ToolId, group?: string): readonly Row[] {
  const lines = tables[tool].trim().split('\n');
  const first = group ? lines.indexOf(`# ${group}`) + 1 : 0;
  if (group && first === 0) throw new Error(`${tool} has no group "${group}".`);
  const next = lines.findIndex((line, index) => index >= first && line.startsWith('# '));
  return lines
    .slice(first, group && next > 0 ? next : undefined)
    .filter((line) => !line.startsWith('# '))
    .map((line) => {
      const [, names, becomes, kind, id = ''] = /^(.*?) \| (.*?) ?\| (\w+) \| ?([\w-]*)$/.exec(
        line,
      )!;
      const options = names!.split(' ');
      const note = isNote(id) ? id : undefined;
      const text = texts[tool][options[0]!] ?? (note && noteTexts[note]);
      return {
        options,
        becomes: becomes!,
        kind: kind as Kind,
        ...(note && {note}),
        ...(text && {text}),
      };
    });
}
