import type {LocalizedText} from '../../site/locales';

/** Builds a text in both languages. */
export const n = (en: string, zh: string): LocalizedText => ({en, 'zh-Hans': zh});

/** Texts of the notes by id. `{value}` is the option's value; a part in double brackets needs one. */
export const noteTexts = {
  'api-extractor': n(
    'Declarations in one file need the package `@microsoft/api-extractor`.',
    '声明合并到一个文件时需要安装 `@microsoft/api-extractor`。',
  ),
  assets: n(
    'Vite inlines images and fonts in libraries; Rslib writes files. `output.dataUriLimit` inlines them.',
    'Vite 的库模式会内联图片和字体，Rslib 则写成文件。`output.dataUriLimit` 可以内联。',
  ),
  'bundleless-ext': n(
    'Relative imports get the extension of the output: `./units` becomes `./units.js`.',
    '相对导入会带上产物的扩展名：`./units` 变成 `./units.js`。',
  ),
  'bundleless-files': n(
    'Every file that the pattern matches is compiled, not only what the entries reach, and exports that nobody uses stay. The pattern leaves out tests and stories.',
    '凡是匹配模式的文件都会编译，而不只是入口引用到的文件，没有用到的导出也会保留。模式排除了测试和 stories。',
  ),
  'bundleless-packages': n(
    'With `bundle: false` packages stay imports, listed or not[[ ({value})]]: those that your code imports belong in `dependencies`.',
    '`bundle: false` 时，包无论是否列出都保留为导入[[（{value}）]]：代码中导入的包应写进 `dependencies`。',
  ),
  checks: n(
    'unbuild fails if `exports` names missing files; Rslib does not check the package. publint can.',
    '`exports` 指向不存在的文件时 unbuild 会报错，Rslib 不检查包，可以用 publint 检查。',
  ),
  chunks: n(
    'Code of dynamic imports, and code that ESM entries share, goes to files with other names. There is no option `splitting`.',
    '动态导入的代码，以及多个 ESM 入口共用的代码，会写进其他名字的文件。没有 `splitting` 选项。',
  ),
  'cjs-default': n(
    'A CommonJS module with only a default export is an object with `default`, not the value itself.',
    '只有默认导出的 CommonJS 模块是带 `default` 的对象，而不是值本身。',
  ),
  'cjs-dynamic': n(
    "In CommonJS for `target: 'web'`, a dynamic import becomes a file that Node.js cannot load. `tools.rspack: { output: { asyncChunks: false } }` in that item puts it into the entry.",
    "`target: 'web'` 的 CommonJS 产物中，动态导入会变成 Node.js 无法加载的文件。在该项中设置 `tools.rspack: { output: { asyncChunks: false } }`，代码会并入入口文件。",
  ),
  'cjs-shared': n(
    'CommonJS entries do not share files: each has a copy of common code and of its state.',
    '多个 CommonJS 入口不共用文件：每个入口都有一份公共代码及其状态。',
  ),
  'class-fields': n(
    '`target`[[ ({value})]] in tsconfig.json is below ES2022, so class fields were assigned in the constructor. The line under `tools` keeps that.',
    'tsconfig.json 的 `target`[[（{value}）]]低于 ES2022，因此类字段原来在构造函数中赋值。`tools` 下的那一行保留这种做法。',
  ),
  clean: n(
    'The output folder is emptied before each build; the old tool kept files.',
    '每次构建前会清空产物目录，原来的工具保留旧文件。',
  ),
  code: n(
    'This is code that was not run, and it is not converted[[: {value}]].',
    '这里是代码，没有运行，也没有转换[[：{value}]]。',
  ),
  comments: n('Comments are removed, except for licences.', '注释会被移除，许可证注释除外。'),
  decorators: n(
    'With `experimentalDecorators`, metadata is always written, whatever `emitDecoratorMetadata` says.',
    '启用 `experimentalDecorators` 时总会写入元数据，与 `emitDecoratorMetadata` 无关。',
  ),
  dts: n(
    'The old configuration writes no declarations; `dts: true` would.',
    '原配置不生成声明文件，`dts: true` 会生成。',
  ),
  'dts-files': n(
    'Declarations cover what tsconfig.json includes, not what the entries reach: exclude tests there.',
    '声明文件的范围是 tsconfig.json 包含的文件，而不是入口引用到的文件：请在其中排除测试。',
  ),
  'dts-only': n(
    'There is no item that writes declarations only: they belong to an item that writes JavaScript.',
    '没有只生成声明文件的配置项：声明文件属于输出 JavaScript 的那一项。',
  ),
  'dts-two': n(
    'Two items write unbundled declarations into one folder. With TypeScript 7, files can be missing: use version 5 or 6, or a `distPath` for each format.',
    '两项把未打包的声明文件写进同一目录。使用 TypeScript 7 时可能缺少文件：请用 5 或 6，或为每种格式设置 `distPath`。',
  ),
  'entry-ext': n(
    'An entry has no extension, and Rslib needs one; `.ts` was assumed[[: `{value}`]].',
    '入口没有扩展名，而 Rslib 需要，这里假定为 `.ts`[[：`{value}`]]。',
  ),
  env: n(
    'A value depends on an environment variable. `rslib` sets `NODE_ENV` to `production`, also with `--watch`; a tool that leaves it unset took the other branch.',
    '有的值取决于环境变量。`rslib` 会把 `NODE_ENV` 设为 `production`，`--watch` 时也一样；不设置它的工具走的是另一个分支。',
  ),
  'esm-js': n(
    'Without `"type": "module"`, Node.js takes `.js` files for CommonJS. Delete `autoExtension: false` or `filename.js` for `.mjs`, and change `module` and `exports` in package.json.',
    '没有 `"type": "module"` 时，Node.js 把 `.js` 文件当作 CommonJS。删除 `autoExtension: false` 或 `filename.js` 会得到 `.mjs`，同时要修改 package.json 的 `module` 和 `exports`。',
  ),
  exports: n(
    'The tool wrote `exports` in package.json; with Rslib you do. They stay valid while file names do.',
    '原工具会写入 package.json 的 `exports`，使用 Rslib 时由你维护。文件名不变，它们就仍然有效。',
  ),
  extend: n(
    "`extend` adds to a variable that exists. In a script, `library: { type: 'assign-properties' }` does so; UMD replaces the variable.",
    "`extend` 会保留变量已有的内容。脚本中由 `library: { type: 'assign-properties' }` 做到，UMD 则会替换变量。",
  ),
  'external-auto': n(
    'What package.json lists in `dependencies` and `peerDependencies` is external, subpaths included, and `devDependencies` are bundled, without being listed here[[: {value}]].',
    'package.json 中 `dependencies` 和 `peerDependencies` 列出的包（含子路径）无需在此列出就是外部依赖，`devDependencies` 则会打包[[：{value}]]。',
  ),
  'external-match': n(
    'A string covered subpaths[[ ({value})]]. In Rslib it is exact, so it becomes an expression.',
    '字符串原来也匹配子路径[[（{value}）]]。在 Rslib 中字符串是精确匹配，所以改成正则表达式。',
  ),
  'external-rest': n(
    'What was not listed was bundled[[: {value}]]. Automatic externals are off: `autoExternal: false`.',
    '没有列出的包原来会打包[[：{value}]]。因此关闭自动外部化：`autoExternal: false`。',
  ),
  flags: n(
    'Flags of the command line are read in the configuration; none are assumed.',
    '配置读取了命令行参数，这里假定没有传入任何参数。',
  ),
  format: n(
    'The format was the default of the tool, or has no counterpart[[: {value}]].',
    '格式是原工具的默认值，或者没有对应的格式[[：{value}]]。',
  ),
  glob: n(
    'Entries are a pattern, and a bundle needs the list of files: paste the names of all files that match[[: `{value}`]].',
    '入口是匹配模式，而打包需要文件清单：请贴出所有匹配的文件名[[：`{value}`]]。',
  ),
  hashbang: n(
    'A hashbang in the banner goes into every file. Write it in the source of the entry instead.',
    'banner 中的 hashbang 会写进每个文件。请改写在入口的源码中。',
  ),
  helper: n(
    'The configuration is made by a function that was not given[[: {value}]]. Paste that file as well, or the object that it returns.',
    '配置由没有提供的函数生成[[：{value}]]。请同时粘贴该文件，或它返回的对象。',
  ),
  helpers: n(
    '`@swc/helpers` replaces `tslib`: install it as a dependency.',
    '`@swc/helpers` 代替 `tslib`：请安装为 dependencies。',
  ),
  hook: n(
    'The command or function after the build becomes a plugin with `onAfterBuild`, which runs once after all items[[: {value}]]. `output.copy` may replace it.',
    '构建后的命令或函数变成带 `onAfterBuild` 的插件，在所有项完成后运行一次[[：{value}]]。也许可以用 `output.copy` 代替。',
  ),
  inject: n(
    'The code that injects styles is larger, about 13 kB.',
    '注入样式的代码更大，约 13 kB。',
  ),
  isolated: n(
    'Turn on `isolatedModules` in tsconfig.json: each file is compiled alone.',
    '请在 tsconfig.json 中启用 `isolatedModules`：每个文件都单独编译。',
  ),
  jsx: n(
    'JSX needs `@rsbuild/plugin-react`, whose options decide the runtime; `jsx` in tsconfig.json is not read. If no file contains JSX, leave it out.',
    'JSX 需要 `@rsbuild/plugin-react`，运行时由它的选项决定，不读取 tsconfig.json 的 `jsx`。没有文件使用 JSX 时不需要它。',
  ),
  loader: n(
    "A loader has another counterpart, or none[[: {value}]]. Text is `import words from './words.txt?raw'`.",
    "有的 loader 写法不同，或没有对应项[[：{value}]]。导入文本写作 `import words from './words.txt?raw'`。",
  ),
  minify: n(
    "Minification differs: ESM of Vite is half minified and that of Rslib readable unless you set it, and CommonJS of Rslib keeps a line for `import.meta.url`, which `shims: { cjs: { 'import.meta.url': false } }` removes.",
    "压缩有所不同：Vite 的 ESM 产物压缩一半，Rslib 不设置就不压缩；Rslib 的 CommonJS 产物会保留一行 `import.meta.url`，`shims: { cjs: { 'import.meta.url': false } }` 可以去掉它。",
  ),
  mode: n(
    'The file depends on the mode. It was converted for `production`[[; scripts also use {value}: convert that as well, and add its item to `lib`]].',
    '配置取决于 mode，这里按 `production` 转换[[；脚本还使用了 {value}：请另行转换，并把结果加进 `lib`]]。',
  ),
  names: n(
    'Files get another name[[: {value}]]. Check `exports` and `types` in package.json.',
    '有的文件改了名[[：{value}]]。请检查 package.json 的 `exports` 和 `types`。',
  ),
  neutral: n(
    "There is no neutral target: `'web'` follows browser fields of bundled packages and reports imports of Node.js modules; `'node'` leaves them.",
    "没有 neutral 目标：`'web'` 会采用打包依赖的 browser 字段，并报告对 Node.js 模块的导入；`'node'` 保留这些导入。",
  ),
  'node-protocol': n(
    '`node:` in imports stays; the old tool removed it.',
    '导入中的 `node:` 会保留，原工具会去掉它。',
  ),
  optional: n(
    '`optionalDependencies` are external as well.',
    '`optionalDependencies` 也是外部依赖。',
  ),
  'other-file': n(
    'A value comes from a file that was not given[[: {value}]]. Paste it as well.',
    '有的值来自没有提供的文件[[：{value}]]。请一并粘贴。',
  ),
  package: n(
    'package.json was not given: file names, externals and syntax depend on it. Paste it for an exact answer.',
    '没有提供 package.json：文件名、外部依赖和语法都取决于它。粘贴后结果才准确。',
  ),
  'package-values': n(
    'Values of package.json are written out: change them here when they change there.',
    'package.json 中的值已直接写出：那边修改时，这里也要修改。',
  ),
  plugin: n(
    'A plugin has no known counterpart[[: {value}]]. Look for an Rsbuild plugin or a loader, or rewrite your own.',
    '有的插件没有已知的对应项[[：{value}]]。请寻找 Rsbuild 插件或 loader，自己写的插件需要改写。',
  ),
  'reads-files': n(
    'The configuration reads the disk, which was not done[[: {value}]].',
    '配置会读取磁盘，这里没有读取[[：{value}]]。',
  ),
  references: n(
    'Project references: `dts.build` generates declarations in the order of the references; JavaScript of all projects is compiled in one go.',
    '项目引用：`dts.build` 按引用的顺序生成声明文件，所有项目的 JavaScript 一次编译完成。',
  ),
  'root-dir': n(
    'tsconfig.json has no `rootDir`: set `./src`, so that declarations do not move.',
    'tsconfig.json 没有 `rootDir`：请设为 `./src`，以免声明文件换位置。',
  ),
  public: n(
    "A folder `public` is copied into the output with `output.target: 'web'`; `server: { publicDir: false }` prevents that.",
    "设置 `output.target: 'web'` 时，`public` 目录会复制到产物中；`server: { publicDir: false }` 可以避免。",
  ),
  scripts: n(
    '`scripts` in package.json change[[: {value}]].',
    'package.json 的 `scripts` 有变化[[：{value}]]。',
  ),
  styles: n(
    "Style sheets are part of the output only with `output.target: 'web'`[[, and their name is {value}]].",
    "只有设置 `output.target: 'web'` 才会输出样式表[[，文件名为 {value}]]。",
  ),
  syntax: n(
    "There is no target in the configuration[[ (before: {value})]]: now `engines.node` of package.json decides, or the newest Node.js, for `target: 'web'` the newest browsers.",
    "配置中没有指定目标语法[[（原来：{value}）]]：现在由 package.json 的 `engines.node` 决定，没有则为最新的 Node.js，`target: 'web'` 时为最新的浏览器。",
  ),
  tests: n(
    '`test` belongs to the test tool: keep it, in `vitest.config.ts` for example.',
    '`test` 属于测试工具：请保留，例如放进 `vitest.config.ts`。',
  ),
  tsconfig: n(
    'tsconfig.json was not given: its `target` may set the syntax and how class fields are compiled.',
    '没有提供 tsconfig.json：其中的 `target` 可能决定语法以及类字段的编译方式。',
  ),
  type: n(
    'The format follows from `module`[[ ({value})]] and `"type"` in package.json.',
    '格式由 `module`[[（{value}）]]和 package.json 的 `"type"` 决定。',
  ),
  umd: n(
    'A global variable needs UMD: `format: \'iife\'` of Rslib exports nothing. A dotted name is an array, and `require()` of a `.js` file fails in a package with `"type": "module"`.',
    '全局变量需要 UMD：Rslib 的 `format: \'iife\'` 不导出内容。带点的名字写成数组；在 `"type": "module"` 的包中，`require()` 无法加载 `.js` 文件。',
  ),
  watch: n(
    'A value depends on watch mode. It was converted for a build and applies with `rslib --watch` as well.',
    '有的值取决于监听模式。这里按构建转换，`rslib --watch` 时也是同样的值。',
  ),
} satisfies Record<string, LocalizedText>;

export type NoteId = keyof typeof noteTexts;

/** Text of the note `minify` for tools other than Vite. */
export const keptLine = n(
  "CommonJS keeps a line for `import.meta.url`, which `shims: { cjs: { 'import.meta.url': false } }` removes.",
  "CommonJS 产物会保留一行 `import.meta.url`，`shims: { cjs: { 'import.meta.url': false } }` 可以去掉它。",
);

/** Text of the note `syntax` for a tool whose default is written out. */
export const writtenSyntax = n(
  'No target was named, so the default[[ of {value}]] is written out as `syntax`. Without it, the output is for the newest browsers.',
  '没有指定目标语法，因此把 [[{value} 的]]默认值写成 `syntax`。去掉它，产物就面向最新的浏览器。',
);

/** Defaults that nobody wrote down: name, before and after, separated by bars. */
export const defaultTexts = {
  assets: n(
    'Images and fonts | Inlined | Files, unless `output.dataUriLimit` inlines them',
    '图片和字体 | 内联 | 文件，可用 `output.dataUriLimit` 内联',
  ),
  checks: n(
    'Check of `exports` | After the build | None; publint can do it',
    '检查 `exports` | 构建后进行 | 不检查，可用 publint',
  ),
  chunks: n(
    'Files of shared and dynamically imported code | Names with a hash | Short names',
    '公共代码和动态导入的文件 | 名字带 hash | 名字很短',
  ),
  'cjs-default': n(
    '`require()` of a module with only a default export | The value | An object with `default`',
    '用 `require()` 加载只有默认导出的模块 | 值本身 | 带 `default` 的对象',
  ),
  'cjs-dynamic': n(
    'Dynamic import in CommonJS | Loads in Node.js | Fails in Node.js',
    'CommonJS 中的动态导入 | Node.js 可以加载 | Node.js 无法加载',
  ),
  'cjs-shared': n(
    'Code that CommonJS entries share | One file | A copy in each, with its state',
    '多个 CommonJS 入口的公共代码 | 一个文件 | 每个入口一份，含状态',
  ),
  clean: n(
    'Old files in the output folder | Stay | Deleted before the build',
    '产物目录中的旧文件 | 保留 | 构建前删除',
  ),
  comments: n('Comments | Stay | Removed, except for licences', '注释 | 保留 | 移除，许可证除外'),
  'node-protocol': n('`node:` in imports | Removed | Stays', '导入中的 `node:` | 去掉 | 保留'),
  optional: n(
    '`optionalDependencies` | Bundled | External',
    '`optionalDependencies` | 打包 | 外部依赖',
  ),
  syntax: n(
    'Syntax | {value} | `engines.node`, or the newest engines',
    '语法 | {value} | `engines.node`，或最新的环境',
  ),
};

/** Source of the syntax in a tool whose configuration names no target: the value of the note `syntax`. */
export const syntaxBefore = {
  tsup: '`target` (tsconfig.json), `node16`',
  tsc: '`target`',
  vite: '`build.target`',
  rollup: '`plugins`',
  unbuild: '`esnext`',
  tsdown: '`engines.node`, `esnext`',
} as const;

/** Questions that only the author can answer, with the answers as buttons. */
export const questionTexts = {
  jsx: {
    text: n('Does any source file contain JSX?', '源码中有 JSX 吗？'),
    answers: [
      {value: 'no', text: n('No', '没有')},
      {value: 'yes', text: n('Yes', '有')},
    ],
  },
  neutral: {
    text: n('Where does a package without a platform run most?', '不限平台的包主要在哪里运行？'),
    answers: [
      {value: 'web', text: n('In browsers', '浏览器')},
      {value: 'node', text: n('In Node.js', 'Node.js')},
    ],
  },
  'esm-js': {
    text: n(
      'ES modules in `.js` files of a package without `"type": "module"`: keep the names?',
      '包没有 `"type": "module"`，而 ES 模块写在 `.js` 文件中：保留文件名吗？',
    ),
    answers: [
      {value: 'keep', text: n('Keep .js', '保留 .js')},
      {value: 'mjs', text: n('Use .mjs', '改为 .mjs')},
    ],
  },
} satisfies Record<
  string,
  {text: LocalizedText; answers: readonly {value: string; text: LocalizedText}[]}
>;

export type QuestionId = keyof typeof questionTexts;
