import type {LocalizedText} from '../../../src/site/locales';
import type {OptionNote} from '../../../src/compiler/records/options/note';
import {words, type OptionNotes} from './words';

/** Kinds of output files, by the key that stands for them in `distPath`, `filename` and `dataUriLimit`. */
const kinds = {
  js: words('JavaScript files', 'JavaScript 文件'),
  jsAsync: words('JavaScript files that are loaded on demand', '按需加载的 JavaScript 文件'),
  css: words('CSS files', 'CSS 文件'),
  cssAsync: words('CSS files that are loaded on demand', '按需加载的 CSS 文件'),
  svg: words('SVG images', 'SVG 图片'),
  font: words('fonts', '字体'),
  html: words('HTML pages', 'HTML 页面'),
  wasm: words('WebAssembly modules', 'WebAssembly 模块'),
  image: words('images other than SVG', 'SVG 以外的图片'),
  media: words('videos and audio files', '音视频文件'),
  assets: words('other assets', '其他静态资源'),
  favicon: words('the favicon', '网站图标'),
} satisfies Record<string, LocalizedText>;

type Kind = keyof typeof kinds;

function forKinds(
  option: string,
  keys: readonly Kind[],
  note: (kind: LocalizedText, key: Kind) => OptionNote,
): OptionNotes {
  return Object.fromEntries(keys.map((key) => [`${option}.${key}`, note(kinds[key], key)]));
}

const nothing = 'undefined';

const bundleOnly = words('Has no effect in bundleless output.', '对 bundleless 产物不起作用。');

const folderNotes: Partial<Record<Kind, LocalizedText>> = {
  jsAsync: words(
    'Has no effect in `esm` and `cjs` output, unless `output.filename.js` is a function.',
    '对 `esm` 和 `cjs` 产物不起作用，除非 `output.filename.js` 是函数。',
  ),
  css: bundleOnly,
  cssAsync: bundleOnly,
};

const source: OptionNotes = {
  'source.entry': {
    summary: words(
      'The modules that the build starts from, by the name of the output.',
      '构建的入口模块，键为产物名称。',
    ),
    measured: {
      "{ index: '‹root›/src/index.{ts,tsx,js,jsx,mts,cts,mjs,cjs}' }": words(
        '`src/index` with the extension `ts`, `tsx`, `js`, `jsx`, `mts`, `cts`, `mjs` or `cjs`',
        '`src/index`，扩展名为 `ts`、`tsx`、`js`、`jsx`、`mts`、`cts`、`mjs` 或 `cjs`',
      ),
      "{ index: '‹root›/src/index.ts', 'text/trim': '‹root›/src/text/trim.ts' }": words(
        "every file in `src`, as `{ index: 'src/**' }`",
        "`src` 中的所有文件，相当于 `{ index: 'src/**' }`",
      ),
    },
    cli: ['--entry'],
  },
  'source.define': {
    summary: words(
      'Replaces names in the code with values or expressions.',
      '把代码中的名称替换为值或表达式。',
    ),
    note: words(
      'The extra entries in `cjs` output come from `shims.cjs`.',
      '`cjs` 产物中多出的各项来自 `shims.cjs`。',
    ),
  },
  'source.include': {
    summary: words(
      'More scripts for SWC to compile, such as packages in `node_modules`.',
      '额外交给 SWC 编译的脚本，例如 `node_modules` 中的包。',
    ),
  },
  'source.exclude': {
    summary: words(
      'Scripts that SWC does not compile; they are still bundled.',
      '不交给 SWC 编译、但仍会打包的脚本。',
    ),
    default: nothing,
  },
  'source.decorators': {
    summary: words('How decorators are compiled.', '装饰器的编译方式。'),
  },
  'source.decorators.version': {
    summary: words('The version of the decorators proposal to follow.', '所遵循的装饰器提案版本。'),
    note: words(
      "`'legacy'` when the tsconfig file sets `experimentalDecorators`.",
      "tsconfig 开启 `experimentalDecorators` 时为 `'legacy'`。",
    ),
  },
  'source.transformImport': {
    summary: words(
      'Turns imports from a component library into imports of its single files.',
      '把组件库的整体导入改写为对单个文件的导入。',
    ),
    default: nothing,
  },
  'source.tsconfigPath': {
    summary: words(
      'The tsconfig file for path aliases, decorators and declaration files.',
      '用于路径别名、装饰器和声明文件的 tsconfig 文件。',
    ),
    cli: ['--tsconfig'],
  },
  'source.assetsInclude': {
    summary: words('More files to treat as static assets.', '额外当作静态资源处理的文件。'),
  },
  'source.preEntry': {
    summary: words('Modules that run before every entry.', '在每个入口之前执行的模块。'),
  },
};

const resolve: OptionNotes = {
  'resolve.alias': {
    summary: words(
      'Replaces the beginning of import paths, or one module with another.',
      '替换导入路径的开头，或用一个模块替代另一个模块。',
    ),
    measured: {
      "{ '@swc/helpers': '‹path›/node_modules/@swc/helpers' }": words(
        '`@swc/helpers` is the copy that Rsbuild uses',
        '`@swc/helpers` 指向 Rsbuild 所用的版本',
      ),
    },
    note: words(
      '`paths` in the tsconfig file are aliases, too.',
      'tsconfig 的 `paths` 同样作为别名生效。',
    ),
  },
  'resolve.aliasStrategy': {
    summary: words(
      'Which comes first, `paths` of the tsconfig file or `resolve.alias`.',
      'tsconfig 的 `paths` 与 `resolve.alias` 的优先顺序。',
    ),
  },
  'resolve.conditionNames': {
    summary: words(
      'The conditions that apply in the `exports` field of packages.',
      '解析包的 `exports` 字段时采用的条件。',
    ),
    note: words(
      "`require()` uses `'require'` instead of `'import'`.",
      "`require()` 使用 `'require'`，而不是 `'import'`。",
    ),
  },
  'resolve.dedupe': {
    summary: words(
      'Packages that are always taken from the project root, so that each is bundled once.',
      '始终从项目根目录解析的包，避免重复打包。',
    ),
    default: nothing,
  },
  'resolve.extensions': {
    summary: words(
      'The extensions to try, in order, for imports without one.',
      '导入路径没有扩展名时依次尝试的扩展名。',
    ),
  },
  'resolve.mainFields': {
    summary: words(
      'The fields of package.json that name the entry of a package, in order.',
      '依次用来确定包入口的 package.json 字段。',
    ),
  },
};

const output: OptionNotes = {
  'output.target': {
    summary: words('The environment that the output runs in.', '产物的运行环境。'),
    note: words(
      "Rslib supports `'web'` and `'node'`; any other value is an error.",
      "Rslib 支持 `'web'` 和 `'node'`，其他值会报错。",
    ),
    cli: ['--target'],
  },
  'output.distPath': {
    summary: words(
      'The output folder, or one folder for each kind of file.',
      '输出目录，也可以为每类文件分别指定。',
    ),
    cli: ['--dist-path'],
  },
  'output.distPath.root': {
    summary: words('The folder that contains all others.', '包含其他各目录的根目录。'),
  },
  ...forKinds(
    'output.distPath',
    [
      ...(['js', 'jsAsync', 'css', 'cssAsync', 'svg', 'font'] as const),
      ...(['html', 'wasm', 'image', 'media', 'assets', 'favicon'] as const),
    ],
    (kind, key) => ({
      summary: words(
        `The folder for ${kind.en}, below \`root\`.`,
        `${kind['zh-Hans']}的目录，相对于 \`root\`。`,
      ),
      ...(folderNotes[key] && {note: folderNotes[key]}),
    }),
  ),
  'output.filename': {
    summary: words('The names of emitted files, by kind.', '各类产物文件的名称。'),
  },
  'output.filename.js': {
    summary: words('The names of JavaScript files.', 'JavaScript 文件的名称。'),
    note: words(
      'The extension follows `format` and the type of the package, see `autoExtension`.',
      '扩展名取决于 `format` 和包的类型，参见 `autoExtension`。',
    ),
  },
  'output.filename.html': {
    summary: words('The names of HTML pages.', 'HTML 页面的名称。'),
    default: "'[name].html'",
    insteadOf: ['[name].html'],
  },
  ...forKinds(
    'output.filename',
    ['css', 'svg', 'font', 'image', 'media', 'assets'],
    (kind, key) => ({
      summary: words(`The names of ${kind.en}.`, `${kind['zh-Hans']}的名称。`),
      follows: 'output.filenameHash',
      ...(key === 'css' && {note: bundleOnly}),
    }),
  ),
  ...forKinds('output.filename', ['wasm'], (kind) => ({
    summary: words(`The names of ${kind.en}.`, `${kind['zh-Hans']}的名称。`),
  })),
  'output.filenameHash': {
    summary: words('Adds a hash of the content to file names.', '在文件名中加入内容哈希。'),
    note: words(
      'Use a boolean or a string; JavaScript ignores an object, except in `mf` output.',
      '请使用布尔值或字符串；除 `mf` 产物外，JavaScript 会忽略对象中的设置。',
    ),
  },
  'output.filenameHash.enable': {
    summary: words(
      "Whether there is a hash; `'always'` adds it in development too.",
      "是否加入哈希；`'always'` 表示开发时也加入。",
    ),
  },
  'output.filenameHash.format': {
    summary: words('The kind and the length of the hash.', '哈希的类型和长度。'),
  },
  'output.externals': {
    summary: words(
      'Modules that are imported at run time instead of being bundled.',
      '不打包、留到运行时导入的模块。',
    ),
    default: nothing,
    insteadOf: ['undefined'],
    measured: {
      '‹56 items›': words('the built-in modules of Node.js', 'Node.js 内置模块'),
    },
    cli: ['--externals'],
  },
  'output.autoExternal': {
    summary: words(
      'Decides by the fields of package.json which dependencies are not bundled.',
      '根据 package.json 的依赖字段决定哪些依赖不被打包。',
    ),
    cli: ['--auto-external', '--no-auto-external'],
  },
  ...Object.fromEntries(
    ['dependencies', 'optionalDependencies', 'peerDependencies', 'devDependencies'].map((key) => [
      `output.autoExternal.${key}`,
      {
        summary: words(
          `Keeps the packages listed in \`${key}\` out of the bundle.`,
          `不打包 \`${key}\` 中列出的包。`,
        ),
      },
    ]),
  ),
  'output.autoExternal.packageJson': {
    summary: words(
      'The package.json files that list the dependencies.',
      '读取哪些 package.json 的依赖字段。',
    ),
    default: words('package.json in the project root', '项目根目录下的 package.json'),
    insteadOf: ["'<root>/package.json'"],
  },
  'output.autoExternal.exclude': {
    summary: words(
      'Packages that are bundled although package.json lists them.',
      '虽然列在 package.json 中，仍要打包的包。',
    ),
  },
  'output.minify': {
    summary: words(
      'Minifies the output, with options for JavaScript and CSS.',
      '压缩产物，可分别设置 JavaScript 和 CSS。',
    ),
    note: words(
      'Your own value replaces the default as a whole.',
      '自行设置的值会整体替换默认值。',
    ),
    cli: ['--minify', '--no-minify'],
  },
  'output.minify.js': {
    summary: words('Minifies JavaScript.', '是否压缩 JavaScript。'),
  },
  'output.minify.jsOptions': {
    summary: words('Options of the SWC minimizer.', 'SWC 压缩器的选项。'),
  },
  'output.minify.css': {
    summary: words('Minifies CSS.', '是否压缩 CSS。'),
  },
  'output.minify.cssOptions': {
    summary: words('Options of the Lightning CSS minimizer.', 'Lightning CSS 压缩器的选项。'),
    default: words(
      'the options of `tools.lightningcssLoader`',
      '`tools.lightningcssLoader` 的选项',
    ),
    insteadOf: ['tools.lightningcssLoader'],
  },
  'output.sourceMap': {
    summary: words('Writes source maps, by kind of file.', '按文件类型生成 source map。'),
  },
  'output.sourceMap.js': {
    summary: words('The kind of source map for JavaScript.', 'JavaScript 的 source map 类型。'),
    note: words(
      "`'cheap-module-source-map'` on the development server.",
      "使用开发服务器时为 `'cheap-module-source-map'`。",
    ),
  },
  'output.sourceMap.css': {
    summary: words('Writes source maps for CSS.', '是否为 CSS 生成 source map。'),
  },
  'output.sourceMap.extract': {
    summary: words(
      'Uses the source maps of input files, such as bundled packages.',
      '读取输入文件（例如打包进来的依赖）自带的 source map。',
    ),
  },
  'output.cleanDistPath': {
    summary: words('Empties the output folder before the build.', '构建前清空输出目录。'),
    note: words(
      "`'auto'` empties the folder only if it is inside the project.",
      "`'auto'` 只清空项目内的目录。",
    ),
    cli: ['--clean', '--no-clean'],
  },
  'output.cleanDistPath.enable': {
    summary: words('Whether the folder is emptied.', '是否清空目录。'),
  },
  'output.cleanDistPath.keep': {
    summary: words(
      'Files to keep, as patterns for their absolute paths.',
      '要保留的文件，用匹配绝对路径的正则表达式表示。',
    ),
  },
  'output.copy': {
    summary: words(
      'Files that are copied to the output folder as they are.',
      '原样复制到输出目录的文件。',
    ),
  },
  'output.assetPrefix': {
    summary: words(
      "The prefix of asset URLs; `'auto'` makes them relative.",
      "静态资源的 URL 前缀；`'auto'` 表示使用相对路径。",
    ),
  },
  'output.dataUriLimit': {
    summary: words(
      'The size in bytes up to which assets become part of the code.',
      '不超过该字节数的静态资源会内联到代码中。',
    ),
  },
  ...forKinds('output.dataUriLimit', ['svg', 'font', 'image', 'media', 'assets'], (kind) => ({
    summary: words(
      `The limit for ${kind.en}, in bytes.`,
      `${kind['zh-Hans']}的内联上限，以字节为单位。`,
    ),
    note: words(
      'Applies when `output.dataUriLimit` is an object without this key.',
      '当 `output.dataUriLimit` 为对象且未写此项时生效。',
    ),
  })),
  'output.cssModules': {
    summary: words('How CSS Modules are compiled.', 'CSS Modules 的编译方式。'),
  },
  'output.cssModules.auto': {
    summary: words(
      'Which files are CSS Modules; `true` means those named `*.module.*`.',
      '哪些文件是 CSS Modules；`true` 表示按文件名 `*.module.*` 判断。',
    ),
  },
  'output.cssModules.exportGlobals': {
    summary: words('Exports global class names as well.', '同时导出全局类名。'),
  },
  'output.cssModules.exportLocalsConvention': {
    summary: words('How class names are spelt as exports.', '类名作为导出名时的写法。'),
  },
  'output.cssModules.localIdentName': {
    summary: words('The pattern of generated class names.', '所生成类名的格式。'),
    note: words(
      "`'[path][name]__[local]-[hash:base64:6]'` on the development server.",
      "使用开发服务器时为 `'[path][name]__[local]-[hash:base64:6]'`。",
    ),
  },
  'output.cssModules.mode': {
    summary: words(
      'Whether class names are local or global unless marked.',
      '未加标记的类名是局部的还是全局的。',
    ),
  },
  'output.cssModules.namedExport': {
    summary: words(
      'Exports each class name separately instead of in one object.',
      '逐个导出类名，而不是导出一个对象。',
    ),
  },
  'output.emitCss': {
    summary: words('Writes CSS files.', '是否输出 CSS 文件。'),
  },
  'output.emitAssets': {
    summary: words('Writes images, fonts and other assets.', '是否输出图片、字体等静态资源。'),
  },
  'output.injectStyles': {
    summary: words(
      'Puts styles into the JavaScript, which adds them to the page.',
      '把样式写入 JavaScript，运行时插入页面。',
    ),
  },
  'output.inlineScripts': {
    summary: words('Puts scripts into HTML pages.', '把脚本内联到 HTML 页面。'),
    note: words('Rslib writes no HTML pages by default.', 'Rslib 默认不输出 HTML 页面。'),
  },
  'output.inlineStyles': {
    summary: words('Puts styles into HTML pages.', '把样式内联到 HTML 页面。'),
    note: words('Rslib writes no HTML pages by default.', 'Rslib 默认不输出 HTML 页面。'),
  },
  'output.legalComments': {
    summary: words('Where licence comments go.', '许可证注释的处理方式。'),
  },
  'output.manifest': {
    summary: words('Writes a list of the emitted files.', '生成产物文件清单。'),
  },
  'output.manifest.filename': {
    summary: words('The file name of the list.', '清单的文件名。'),
  },
  'output.manifest.generate': {
    summary: words('Makes the content of the list.', '生成清单内容的函数。'),
    default: nothing,
  },
  'output.manifest.filter': {
    summary: words('Which files are listed.', '哪些文件列入清单。'),
    default: words(
      'all but those that end in `.LICENSE.txt`',
      '除以 `.LICENSE.txt` 结尾的文件外全部列入',
    ),
    insteadOf: ["'.LICENSE.txt'"],
  },
  'output.manifest.prefix': {
    summary: words(
      'Writes paths with the prefix of `output.assetPrefix`.',
      '路径是否带有 `output.assetPrefix` 前缀。',
    ),
  },
  'output.charset': {
    summary: words(
      'Whether characters beyond ASCII are written as they are or escaped.',
      'ASCII 以外的字符是原样输出还是转义。',
    ),
  },
  'output.overrideBrowserslist': {
    summary: words(
      'The browsers and Node.js versions that the output is compiled for.',
      '产物面向的浏览器和 Node.js 版本。',
    ),
    note: words(
      "Rslib derives it from `syntax`; the value shown is for `'esnext'`.",
      "Rslib 根据 `syntax` 生成，此处为 `'esnext'` 对应的值。",
    ),
  },
  'output.polyfill': {
    summary: words('How polyfills of core-js are added.', 'core-js polyfill 的注入方式。'),
    note: words(
      "Has no effect when `output.target` is `'node'`.",
      "`output.target` 为 `'node'` 时不起作用。",
    ),
  },
  'output.module': {
    summary: words('Whether Rsbuild writes ES modules.', 'Rsbuild 是否输出 ES 模块。'),
    note: words(
      'Has no effect in Rslib; use `format` instead.',
      '在 Rslib 中不起作用，请使用 `format`。',
    ),
  },
};

const tools: OptionNotes = {
  'tools.rspack': {
    summary: words(
      'Changes the Rspack configuration, with an object or a function.',
      '以对象或函数修改 Rspack 配置。',
    ),
    default: nothing,
    measured: {
      '‹Rspack settings›': words(
        'settings for the format, shown by `rslib inspect`',
        '对应输出格式的配置，可用 `rslib inspect` 查看',
      ),
    },
  },
  'tools.bundlerChain': {
    summary: words(
      'Changes the Rspack configuration with rspack-chain.',
      '通过 rspack-chain 的链式调用修改 Rspack 配置。',
    ),
    default: nothing,
  },
  'tools.swc': {
    summary: words(
      'Options of SWC, which compiles JavaScript and TypeScript.',
      'SWC 的选项，用于编译 JavaScript 和 TypeScript。',
    ),
    default: nothing,
  },
  'tools.postcss': {
    summary: words('Options of PostCSS.', 'PostCSS 的选项。'),
    default: nothing,
  },
  'tools.cssLoader': {
    summary: words('Options of css-loader.', 'css-loader 的选项。'),
    default: nothing,
  },
  'tools.lightningcssLoader': {
    summary: words(
      'Options of Lightning CSS, or `false` to turn it off.',
      'Lightning CSS 的选项，设为 `false` 则不使用。',
    ),
    default: nothing,
  },
  'tools.styleLoader': {
    summary: words(
      'Options of style-loader, which `output.injectStyles` uses.',
      'style-loader 的选项，配合 `output.injectStyles` 使用。',
    ),
    default: nothing,
  },
  'tools.cssExtract': {
    summary: words(
      'Options of the plugin and the loader that write CSS files.',
      '输出 CSS 文件的插件和 loader 的选项。',
    ),
  },
  'tools.htmlPlugin': {
    summary: words(
      'Options of the plugin that writes HTML pages, or `false` for no pages.',
      '生成 HTML 页面的插件的选项，设为 `false` 则不生成页面。',
    ),
    default: words('a page for every entry', '每个入口一个页面'),
  },
};

const others: OptionNotes = {
  plugins: {
    summary: words('The Rsbuild plugins to use.', '要使用的 Rsbuild 插件。'),
    default: '[]',
  },
  splitChunks: {
    summary: words(
      'How modules that entries share are divided among files.',
      '如何把入口共用的模块拆分到不同文件。',
    ),
  },
  'performance.buildCache': {
    summary: words(
      'Keeps intermediate results on disk for the next build.',
      '把中间结果缓存到磁盘，供下次构建使用。',
    ),
  },
  'performance.printFileSize': {
    summary: words('Prints the sizes of the files after the build.', '构建后打印文件大小。'),
    measured: {
      '{ total: ‹function›, detail: false }': words('the total only', '仅打印总计'),
    },
  },
  'performance.printFileSize.total': {
    summary: words(
      'Prints the total, or the text that a function returns.',
      '打印总计，也可以由函数生成这行内容。',
    ),
    measured: {
      '‹function›': words('the number of files and their size', '文件数量与总大小'),
    },
  },
  'performance.printFileSize.detail': {
    summary: words('Prints a line for each file.', '为每个文件打印一行。'),
  },
  'performance.printFileSize.compressed': {
    summary: words('Prints the compressed sizes, too.', '同时打印压缩后的大小。'),
  },
  'performance.printFileSize.include': {
    summary: words('Which files are printed and counted.', '打印并计入哪些文件。'),
  },
  'performance.printFileSize.exclude': {
    summary: words('Which files are left out.', '排除哪些文件。'),
    default: words(
      'source maps, declarations and `.LICENSE.txt` files',
      'source map、声明文件和 `.LICENSE.txt` 文件',
    ),
    insteadOf: [],
  },
  'performance.printFileSize.diff': {
    summary: words(
      'Compares the sizes with those of the last build.',
      '与上一次构建的大小进行比较。',
    ),
  },
  'performance.removeConsole': {
    summary: words(
      'Removes calls of `console` methods from the output.',
      '移除产物中对 `console` 方法的调用。',
    ),
    note: words(
      'Has no effect when `output.minify` is `false`.',
      '`output.minify` 为 `false` 时不起作用。',
    ),
  },
  'dev.writeToDisk': {
    summary: words(
      'Writes what the development server builds to disk.',
      '把开发服务器的构建结果写入磁盘。',
    ),
  },
  logLevel: {
    summary: words('How much is printed.', '日志的输出级别。'),
    cli: ['--log-level'],
  },
};

/** The options of Rsbuild. */
export const rsbuildNotes: OptionNotes = {
  ...source,
  ...resolve,
  ...output,
  ...tools,
  ...others,
};
