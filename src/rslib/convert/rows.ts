import {noteTexts, type NoteId} from './notes';
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
};

/** Options of each tool: names, option of Rslib, kind, and the note about it. */
const tables: Readonly<Record<ToolId, string>> = {
  tsup: `
entry entryPoints | source.entry: { index: './src/index.ts' } | same | glob
format | format: 'esm' | differs | format
globalName | umdName: 'ScaleKit' | differs | umd
outDir | output.distPath: './lib' | same |
legacyOutput | autoExtension: false | differs | esm-js
outExtension | output.filename: { js: '[name].cjs' } | same |
clean | output.cleanDistPath: false | differs | clean
publicDir | output.copy: [{ from: './public' }] | same |
bundle | bundle: false | differs | bundleless-ext
splitting | | none | chunks
treeshake metafile silent ignoreWatch killSignal config name watch | | none |
target | syntax: 'es2020' | differs | syntax
platform | output.target: 'web' | ask | neutral
minify | output.minify: true | differs | minify
minifyWhitespace minifyIdentifiers minifySyntax keepNames pure terserOptions | output.minify: { jsOptions: { minimizerOptions: {} } } | differs |
sourcemap | output.sourceMap: true | same |
banner | banner: { js: '' } | same | hashbang
footer | footer: { js: '' } | same |
define | source.define: { VERSION: '"1.0.0"' } | same |
env | source.define: { 'process.env.MODE': '"demo"' } | same | env
replaceNodeEnv | source.define: { 'process.env.NODE_ENV': '"production"' } | same |
removeNodeProtocol | | none | node-protocol
shims | shims: { esm: { __dirname: true, __filename: true } } | same |
cjsInterop | | none | cjs-default
jsxFactory jsxFragment | tools.swc: { jsc: { transform: { react: {} } } } | same |
injectStyle | output.injectStyles: true | differs | inject
loader | output.dataUriLimit: {} | differs | loader
inject | | none | code
external | output.externals: [/^react($|\\/)/] | differs | external-match
noExternal | output.autoExternal: { exclude: [] } | same | external-auto
skipNodeModulesBundle | | none | external-auto
dts experimentalDts | dts: { bundle: true, autoExtension: true } | differs | api-extractor
tsconfig | source.tsconfigPath: './tsconfig.build.json' | same |
onSuccess | plugins: [afterBuild] | differs | hook
esbuildPlugins plugins | plugins: [] | differs | plugin
esbuildOptions swc | | none | code`,
  vite: `
build.lib.entry | source.entry: { index: './src/index.ts' } | same |
build.lib.name | umdName: 'ScaleKit' | same |
build.lib.formats build.lib | format: 'umd' | differs | format
build.lib.fileName | output.filename: { js: '[name].umd.cjs' } | same |
build.lib.cssFileName | output.filename: { css: 'badge-kit.css' } | differs | styles
build.target | syntax: ['chrome 111'] | differs | syntax
build.minify | output.minify: true | differs | minify
build.terserOptions | output.minify: { jsOptions: { minimizerOptions: {} } } | differs |
build.sourcemap | output.sourceMap: true | same |
build.outDir | output.distPath: './lib' | same |
build.emptyOutDir | output.cleanDistPath: false | same |
build.copyPublicDir publicDir | server.publicDir: false | same |
build.rollupOptions build.rolldownOptions build | output.externals: [] | differs | external-rest
build.assetsInlineLimit assetsInclude | output.dataUriLimit: {} | differs | assets
css build.cssCodeSplit build.cssTarget build.cssMinify | | differs | styles
define | source.define: { VERSION: '"1.0.0"' } | same |
resolve | resolve.alias: {} | same |
plugins | plugins: [] | differs | plugin
mode | | ask | mode
tsconfig | source.tsconfigPath: './tsconfig.build.json' | same |
esbuild oxc worker | | none | code
appType base build.assetsDir build.chunkImportMap build.chunkSizeWarningLimit build.commonjsOptions build.createEnvironment build.dynamicImportVarsOptions build.emitAssets build.license build.manifest build.modulePreload build.polyfillModulePreload build.reportCompressedSize build.ssr build.ssrEmitAssets build.ssrManifest build.watch build.write builder cacheDir clearScreen customLogger dev devtools envDir envPrefix environments experimental future html input isBundled json legacy logLevel optimizeDeps preview root server ssr | | none |`,
  rollup: `
input | source.entry: { index: './src/index.ts' } | same | reads-files
output output.format | format: 'esm' | differs | format
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
output.chunkFileNames output.hashCharacters output.experimentalMinChunkSize output.onlyExplicitManualChunks output.minifyInternalExports | | none | chunks
output.assetFileNames | | none | assets
output.manualChunks output.intro output.outro output.paths | | none | code
output.plugins plugins | plugins: [] | differs | plugin
output.compact | output.minify: true | differs | minify
external | output.externals: [] | differs | external-rest
cache context experimentalCacheExpiry experimentalLogSideEffects fs jsx logLevel makeAbsoluteExternalsRelative maxParallelFileOps moduleContext onLog onwarn perf preserveEntrySignatures preserveSymlinks shimMissingExports strictDeprecations treeshake watch output.amd output.dynamicImportInCjs output.extend output.externalImportAssertions output.externalImportAttributes output.externalLiveBindings output.freeze output.generatedCode output.hoistTransitiveImports output.importAttributesKey output.indent output.noConflict output.reexportProtoFromExternal output.sanitizeFileName output.sourcemapBaseUrl output.sourcemapDebugIds output.sourcemapExcludeSources output.sourcemapFile output.sourcemapFileNames output.sourcemapIgnoreList output.sourcemapPathTransform output.strict output.systemNullSetters output.validate output.virtualDirname | | none |`,
  unbuild: `
entries | source.entry: { index: './src/index.ts' } | differs | entry-ext
declaration | dts: { bundle: true, autoExtension: true } | differs | names
rollup rollup.emitCJS rollup.cjsBridge | format: 'cjs' | differs | cjs-default
rollup.inlineDependencies | | differs | external-auto
externals | output.externals: [/^react($|\\/)/] | differs | external-match
outDir | output.distPath: './lib' | same |
clean | output.cleanDistPath: false | same |
sourcemap | output.sourceMap: true | same |
alias rollup.alias | resolve.alias: {} | same |
replace rollup.replace | source.define: { VERSION: '"1.0.0"' } | same |
rollup.esbuild | syntax: 'esnext' | differs | syntax
rollup.output hooks | | none | code
preset | | ask | other-file
failOnWarn | | none | checks
name rootDir stub stubOptions parallel dependencies devDependencies peerDependencies watch watchOptions rollup.watch rollup.commonjs rollup.json rollup.resolve rollup.dts rollup.preserveDynamicImports | | none |`,
  tsdown: `
entry | source.entry: { index: './src/index.ts' } | same | glob
format | format: 'esm' | same |
globalName | umdName: 'ScaleKit' | differs | umd
outDir | output.distPath: './lib' | same |
outExtensions fixedExtension | output.filename: { js: '[name].mjs' } | differs | names
clean | output.cleanDistPath: false | same |
copy publicDir | output.copy: [{ from: './notes.md' }] | same |
unbundle bundle root | bundle: false | differs | bundleless-files
target | syntax: 'es2022' | differs | syntax
platform | output.target: 'web' | ask | neutral
minify | output.minify: true | differs | minify
sourcemap | output.sourceMap: true | same |
banner | banner: { js: '' } | same | hashbang
footer | footer: { js: '' } | same |
define | source.define: { VERSION: '"1.0.0"' } | same |
env envFile envPrefix | source.define: { 'process.env.MODE': '"demo"' } | same | env
shims | shims: { esm: { __dirname: true, __filename: true } } | same |
alias | resolve.alias: {} | same |
loader | output.dataUriLimit: {} | differs | loader
injectStyle css | output.injectStyles: true | differs | inject
deps deps.neverBundle external | output.externals: ['dev-dep'] | same | external-auto
deps.alwaysBundle noExternal | output.autoExternal: { exclude: [] } | same | external-auto
deps.skipNodeModulesBundle skipNodeModulesBundle deps.onlyAllowBundle deps.onlyBundle inlineOnly | | none | external-auto
dts | dts: { bundle: true, autoExtension: true } | differs | api-extractor
tsconfig | source.tsconfigPath: './tsconfig.build.json' | same |
exports | | none | exports
publint | plugins: [pluginPublint()] | same |
attw | plugins: [pluginAreTheTypesWrong()] | same |
cjsDefault | | none | cjs-default
nodeProtocol removeNodeProtocol | | none | node-protocol
hash | | none | chunks
onSuccess | plugins: [afterBuild] | differs | hook
plugins fromVite | plugins: [] | differs | plugin
hooks inputOptions outputOptions exe | | none | code
checks customLogger cwd devtools failOnWarn globImport ignoreWatch logLevel name report treeshake unused watch workspace write | | none |`,
  tsc: `
module moduleResolution | format: 'cjs' | differs | type
target | syntax: 'es2020' | differs | class-fields
useDefineForClassFields | tools.swc: { jsc: { transform: { useDefineForClassFields: false } } } | same |
outDir | output.distPath: './build' | same |
rootDir rootDirs | | differs | root-dir
declaration declarationMap isolatedDeclarations stripInternal | dts: true | same |
declarationDir | dts: { distPath: './types' } | same |
emitDeclarationOnly | | none | dts-only
composite incremental tsBuildInfoFile disableReferencedProjectLoad disableSolutionSearching disableSourceOfProjectReferenceRedirect assumeChangesOnlyAffectDirectDependencies | dts: { build: true } | differs | references
sourceMap inlineSources mapRoot sourceRoot | output.sourceMap: true | same |
inlineSourceMap | output.sourceMap: { js: 'inline-source-map' } | same |
importHelpers noEmitHelpers | externalHelpers: true | differs | helpers
experimentalDecorators emitDecoratorMetadata | | differs | decorators
jsx jsxFactory jsxFragmentFactory jsxImportSource reactNamespace | plugins: [pluginReact()] | differs | jsx
removeComments | | differs | comments
isolatedModules verbatimModuleSyntax preserveConstEnums importsNotUsedAsValues preserveValueImports | | differs | isolated
rewriteRelativeImportExtensions allowImportingTsExtensions | | differs | bundleless-ext
paths baseUrl resolveJsonModule esModuleInterop allowJs moduleDetection | | same |
outFile out charset emitBOM newLine downlevelIteration noImplicitUseStrict alwaysStrict noEmit noEmitOnError | | none |
allowArbitraryExtensions allowSyntheticDefaultImports allowUmdGlobalAccess allowUnreachableCode allowUnusedLabels checkJs customConditions disableSizeLimit erasableSyntaxOnly exactOptionalPropertyTypes forceConsistentCasingInFileNames ignoreDeprecations keyofStringsOnly lib libReplacement locale maxNodeModuleJsDepth moduleSuffixes noCheck noErrorTruncation noFallthroughCasesInSwitch noImplicitAny noImplicitOverride noImplicitReturns noImplicitThis noLib noPropertyAccessFromIndexSignature noResolve noStrictGenericChecks noUncheckedIndexedAccess noUncheckedSideEffectImports noUnusedLocals noUnusedParameters preserveSymlinks project resolvePackageJsonExports resolvePackageJsonImports skipDefaultLibCheck skipLibCheck strict strictBindCallApply strictBuiltinIteratorReturn strictFunctionTypes strictNullChecks strictPropertyInitialization suppressExcessPropertyErrors suppressImplicitAnyIndexErrors traceResolution typeRoots types useUnknownInCatchVariables | | none |`,
};

const isNote = (id: string): id is NoteId => id in noteTexts;

/** Returns the rows of a tool. */
export function rowsOf(tool: ToolId): readonly Row[] {
  return tables[tool]
    .trim()
    .split('\n')
    .map((line) => {
      const [, options, becomes, kind, note] = /^(.*?) \| (.*?) ?\| (\w+) \| ?([\w-]*)$/.exec(
        line,
      )!;
      return {
        options: options!.split(' '),
        becomes: becomes!,
        kind: kind as Kind,
        ...(note && isNote(note) ? {note} : {}),
      };
    });
}
