import type {LocalizedText} from '../../../src/site/locales';
import type {OptionNote} from '../../../src/compiler/records/options/optionNote';
import {note, text, type OptionNotes} from './optionNotes';

/** Kinds of output files, by the key that stands for them in `distPath`, `filename` and `dataUriLimit`. */
const kinds = {
  js: text('JavaScript files', 'JavaScript 文件'),
  jsAsync: text('JavaScript files that are loaded on demand', '按需加载的 JavaScript 文件'),
  css: text('CSS files', 'CSS 文件'),
  cssAsync: text('CSS files that are loaded on demand', '按需加载的 CSS 文件'),
  svg: text('SVG images', 'SVG 图片'),
  font: text('fonts', '字体'),
  html: text('HTML pages', 'HTML 页面'),
  wasm: text('WebAssembly modules', 'WebAssembly 模块'),
  image: text('images other than SVG', 'SVG 以外的图片'),
  media: text('videos and audio files', '音视频文件'),
  assets: text('other assets', '其他静态资源'),
  favicon: text('the favicon', '网站图标'),
} satisfies Record<string, LocalizedText>;

type Kind = keyof typeof kinds;

function forKinds(
  option: string,
  keys: readonly Kind[],
  noteFor: (kind: LocalizedText, key: Kind) => OptionNote,
): OptionNotes {
  return Object.fromEntries(keys.map((key) => [`${option}.${key}`, noteFor(kinds[key], key)]));
}

const nothing = 'undefined';

const bundleOnly = text('Has no effect in bundleless output.', '对 bundleless 产物不起作用。');

const folderNotes: Partial<Record<Kind, LocalizedText>> = {
  jsAsync: text(
    'Has no effect in `esm` and `cjs` output, unless `output.filename.js` is a function.',
    '对 `esm` 和 `cjs` 产物不起作用，除非 `output.filename.js` 是函数。',
  ),
  css: bundleOnly,
  cssAsync: bundleOnly,
};

const source: OptionNotes = {
  'source.entry': note(
    'The modules that the build starts from, by the name of the output.',
    '构建的入口模块，键为产物名称。',
    {
      measured: {
        "{ index: '‹root›/src/index.{ts,tsx,js,jsx,mts,cts,mjs,cjs}' }": text(
          '`src/index.*`',
          '`src/index.*`',
        ),
        "{ index: '‹root›/src/index.ts', 'text/trim': '‹root›/src/text/trim.ts' }": text(
          'every file in `src` (bundleless)',
          '`src` 下的所有文件（bundleless 模式）',
        ),
      },
      cli: ['--entry'],
    },
  ),
  'source.define': note(
    'Replaces names in the code with values or expressions.',
    '把代码中的名称替换为值或表达式。',
    {
      note: text(
        'The extra entries in `cjs` output come from `shims.cjs`.',
        '`cjs` 产物中多出的各项来自 `shims.cjs`。',
      ),
    },
  ),
  'source.include': note(
    'More scripts for SWC to compile, such as packages in `node_modules`.',
    '额外交给 SWC 编译的脚本，例如 `node_modules` 中的包。',
  ),
  'source.exclude': note(
    'Scripts that SWC does not compile; they are still bundled.',
    '不交给 SWC 编译、但仍会打包的脚本。',
    {default: nothing},
  ),
  'source.decorators': note('How decorators are compiled.', '装饰器的编译方式。'),
  'source.decorators.version': note(
    'The version of the decorators proposal to follow.',
    '所遵循的装饰器提案版本。',
    {
      note: text(
        "`'legacy'` when the tsconfig file sets `experimentalDecorators`.",
        "tsconfig 开启 `experimentalDecorators` 时为 `'legacy'`。",
      ),
    },
  ),
  'source.transformImport': note(
    'Turns imports from a component library into imports of its single files.',
    '把组件库的整体导入改写为对单个文件的导入。',
    {default: nothing},
  ),
  'source.tsconfigPath': note(
    'The tsconfig file for path aliases, decorators and declaration files.',
    '用于路径别名、装饰器和声明文件的 tsconfig 文件。',
    {cli: ['--tsconfig']},
  ),
  'source.assetsInclude': note(
    'More files to treat as static assets.',
    '额外当作静态资源处理的文件。',
  ),
  'source.preEntry': note('Modules that run before every entry.', '在每个入口之前执行的模块。'),
};

const resolve: OptionNotes = {
  'resolve.alias': note(
    'Replaces the beginning of import paths, or one module with another.',
    '替换导入路径的开头，或用一个模块替代另一个模块。',
    {
      measured: {
        "{ '@swc/helpers': '‹path›/node_modules/@swc/helpers' }": text(
          '`@swc/helpers` is the copy that Rsbuild uses',
          '`@swc/helpers` 指向 Rsbuild 所用的版本',
        ),
      },
      note: text(
        '`paths` in the tsconfig file are aliases, too.',
        'tsconfig 的 `paths` 同样作为别名生效。',
      ),
    },
  ),
  'resolve.aliasStrategy': note(
    'Which comes first, `paths` of the tsconfig file or `resolve.alias`.',
    'tsconfig 的 `paths` 与 `resolve.alias` 的优先顺序。',
  ),
  'resolve.conditionNames': note(
    'The conditions that apply in the `exports` field of packages.',
    '解析包的 `exports` 字段时采用的条件。',
    {
      note: text(
        "`require()` uses `'require'` instead of `'import'`.",
        "`require()` 使用 `'require'`，而不是 `'import'`。",
      ),
    },
  ),
  'resolve.dedupe': note(
    'Packages that are always taken from the project root, so that each is bundled once.',
    '始终从项目根目录解析的包，避免重复打包。',
    {default: nothing},
  ),
  'resolve.extensions': note(
    'The extensions to try, in order, for imports without one.',
    '导入路径没有扩展名时依次尝试的扩展名。',
  ),
  'resolve.mainFields': note(
    'The fields of package.json that name the entry of a package, in order.',
    '依次用来确定包入口的 package.json 字段。',
  ),
};

const output: OptionNotes = {
  'output.target': note('The environment that the output runs in.', '产物的运行环境。', {
    note: text(
      "Rslib supports `'web'` and `'node'`; any other value is an error.",
      "Rslib 支持 `'web'` 和 `'node'`，其他值会报错。",
    ),
    cli: ['--target'],
  }),
  'output.distPath': note(
    'The output folder, or one folder for each kind of file.',
    '输出目录，也可以为每类文件分别指定。',
    {cli: ['--dist-path']},
  ),
  'output.distPath.root': note('The folder that contains all others.', '包含其他各目录的根目录。'),
  ...forKinds(
    'output.distPath',
    [
      ...(['js', 'jsAsync', 'css', 'cssAsync', 'svg', 'font'] as const),
      ...(['html', 'wasm', 'image', 'media', 'assets', 'favicon'] as const),
    ],
    (kind, key) =>
      note(
        `The folder for ${kind.en}, below \`root\`.`,
        `${kind['zh-Hans']}的目录，相对于 \`root\`。`,
        {
          ...(folderNotes[key] && {note: folderNotes[key]}),
        },
      ),
  ),
  'output.filename': note('The names of emitted files, by kind.', '各类产物文件的名称。'),
  'output.filename.js': note('The names of JavaScript files.', 'JavaScript 文件的名称。', {
    note: text(
      'The extension follows `format` and the type of the package, see `autoExtension`.',
      '扩展名取决于 `format` 和包的类型，参见 `autoExtension`。',
    ),
  }),
  'output.filename.html': note('The names of HTML pages.', 'HTML 页面的名称。', {
    default: "'[name].html'",
    insteadOf: ['[name].html'],
  }),
  ...forKinds('output.filename', ['css', 'svg', 'font', 'image', 'media', 'assets'], (kind, key) =>
    note(`The names of ${kind.en}.`, `${kind['zh-Hans']}的名称。`, {
      follows: 'output.filenameHash',
      ...(key === 'css' && {note: bundleOnly}),
    }),
  ),
  ...forKinds('output.filename', ['wasm'], (kind) =>
    note(`The names of ${kind.en}.`, `${kind['zh-Hans']}的名称。`),
  ),
  'output.filenameHash': note(
    'Adds a hash of the content to file names.',
    '在文件名中加入内容哈希。',
    {
      note: text(
        'Use a boolean or a string; JavaScript ignores an object, except in `mf` output.',
        '请使用布尔值或字符串；除 `mf` 产物外，JavaScript 会忽略对象中的设置。',
      ),
    },
  ),
  'output.filenameHash.enable': note(
    "Whether there is a hash; `'always'` adds it in development too.",
    "是否加入哈希；`'always'` 表示开发时也加入。",
  ),
  'output.filenameHash.format': note('The kind and the length of the hash.', '哈希的类型和长度。'),
  'output.externals': note(
    'Modules that are imported at run time instead of being bundled.',
    '不打包、留到运行时导入的模块。',
    {
      default: nothing,
      insteadOf: ['undefined'],
      measured: {
        '‹56 items›': text('the built-in modules of Node.js', 'Node.js 内置模块'),
      },
      cli: ['--externals'],
    },
  ),
  'output.autoExternal': note(
    'Decides by the fields of package.json which dependencies are not bundled.',
    '根据 package.json 的依赖字段决定哪些依赖不被打包。',
    {cli: ['--auto-external', '--no-auto-external']},
  ),
  ...Object.fromEntries(
    ['dependencies', 'optionalDependencies', 'peerDependencies', 'devDependencies'].map((key) => [
      `output.autoExternal.${key}`,
      note(
        `Keeps the packages listed in \`${key}\` out of the bundle.`,
        `不打包 \`${key}\` 中列出的包。`,
      ),
    ]),
  ),
  'output.autoExternal.packageJson': note(
    'The package.json files that list the dependencies.',
    '读取哪些 package.json 的依赖字段。',
    {
      default: text('package.json in the project root', '项目根目录下的 package.json'),
      insteadOf: ["'<root>/package.json'"],
    },
  ),
  'output.autoExternal.exclude': note(
    'Packages that are bundled although package.json lists them.',
    '虽然列在 package.json 中，仍要打包的包。',
  ),
  'output.minify': note(
    'Minifies the output, with options for JavaScript and CSS.',
    '压缩产物，可分别设置 JavaScript 和 CSS。',
    {
      note: text(
        'Your own value replaces the default as a whole.',
        '自行设置的值会整体替换默认值。',
      ),
      cli: ['--minify', '--no-minify'],
    },
  ),
  'output.minify.js': note('Minifies JavaScript.', '是否压缩 JavaScript。'),
  'output.minify.jsOptions': note('Options for the SWC minimizer.', 'SWC 压缩器的选项。'),
  'output.minify.css': note('Minifies CSS.', '是否压缩 CSS。'),
  'output.minify.cssOptions': note(
    'Options for the Lightning CSS minimizer.',
    'Lightning CSS 压缩器的选项。',
    {
      default: text(
        'the options of `tools.lightningcssLoader`',
        '`tools.lightningcssLoader` 的选项',
      ),
      insteadOf: ['tools.lightningcssLoader'],
    },
  ),
  'output.sourceMap': note('Writes source maps, by kind of file.', '按文件类型生成 source map。'),
  'output.sourceMap.js': note(
    'The kind of source map for JavaScript.',
    'JavaScript 的 source map 类型。',
    {
      note: text(
        "`'cheap-module-source-map'` on the development server.",
        "使用开发服务器时为 `'cheap-module-source-map'`。",
      ),
    },
  ),
  'output.sourceMap.css': note('Writes source maps for CSS.', '是否为 CSS 生成 source map。'),
  'output.sourceMap.extract': note(
    'Uses the source maps of input files, such as bundled packages.',
    '读取输入文件（例如打包进来的依赖）自带的 source map。',
  ),
  'output.cleanDistPath': note(
    'Empties the output folder before the build.',
    '构建前清空输出目录。',
    {
      note: text(
        "`'auto'` empties the folder only if it is inside the project.",
        "`'auto'` 只清空项目内的目录。",
      ),
      cli: ['--clean', '--no-clean'],
    },
  ),
  'output.cleanDistPath.enable': note('Whether the folder is emptied.', '是否清空目录。'),
  'output.cleanDistPath.keep': note(
    'Files to keep, as patterns for their absolute paths.',
    '要保留的文件，用匹配绝对路径的正则表达式表示。',
  ),
  'output.copy': note(
    'Files that are copied to the output folder as they are.',
    '原样复制到输出目录的文件。',
  ),
  'output.assetPrefix': note(
    "The prefix of asset URLs; `'auto'` makes them relative.",
    "静态资源的 URL 前缀；`'auto'` 表示使用相对路径。",
  ),
  'output.dataUriLimit': note(
    'The size in bytes up to which assets become part of the code.',
    '不超过该字节数的静态资源会内联到代码中。',
  ),
  ...forKinds('output.dataUriLimit', ['svg', 'font', 'image', 'media', 'assets'], (kind) =>
    note(`The limit for ${kind.en}, in bytes.`, `${kind['zh-Hans']}的内联上限，以字节为单位。`, {
      note: text(
        'Applies when `output.dataUriLimit` is an object without this key.',
        '当 `output.dataUriLimit` 为对象且未写此项时生效。',
      ),
    }),
  ),
  'output.cssModules': note('How CSS Modules are compiled.', 'CSS Modules 的编译方式。'),
  'output.cssModules.auto': note(
    'Which files are CSS Modules; `true` means those named `*.module.*`.',
    '哪些文件是 CSS Modules；`true` 表示按文件名 `*.module.*` 判断。',
  ),
  'output.cssModules.exportGlobals': note(
    'Exports global class names as well.',
    '同时导出全局类名。',
  ),
  'output.cssModules.exportLocalsConvention': note(
    'How class names are spelt as exports.',
    '类名作为导出名时的写法。',
  ),
  'output.cssModules.localIdentName': note(
    'The pattern of generated class names.',
    '所生成类名的格式。',
    {
      note: text(
        "`'[path][name]__[local]-[hash:base64:6]'` on the development server.",
        "使用开发服务器时为 `'[path][name]__[local]-[hash:base64:6]'`。",
      ),
    },
  ),
  'output.cssModules.mode': note(
    'Whether class names are local or global unless marked.',
    '未加标记的类名是局部的还是全局的。',
  ),
  'output.cssModules.namedExport': note(
    'Exports each class name separately instead of in one object.',
    '逐个导出类名，而不是导出一个对象。',
  ),
  'output.emitCss': note('Writes CSS files.', '是否输出 CSS 文件。'),
  'output.emitAssets': note(
    'Writes images, fonts and other assets.',
    '是否输出图片、字体等静态资源。',
  ),
  'output.injectStyles': note(
    'Puts styles into the JavaScript, which adds them to the page.',
    '把样式写入 JavaScript，运行时插入页面。',
  ),
  'output.inlineScripts': note('Puts scripts into HTML pages.', '把脚本内联到 HTML 页面。', {
    note: text('Rslib writes no HTML pages by default.', 'Rslib 默认不输出 HTML 页面。'),
  }),
  'output.inlineStyles': note('Puts styles into HTML pages.', '把样式内联到 HTML 页面。', {
    note: text('Rslib writes no HTML pages by default.', 'Rslib 默认不输出 HTML 页面。'),
  }),
  'output.legalComments': note('Where licence comments go.', '许可证注释的处理方式。'),
  'output.manifest': note('Writes a list of the emitted files.', '生成产物文件清单。'),
  'output.manifest.filename': note('The file name of the list.', '清单的文件名。'),
  'output.manifest.generate': note('Makes the content of the list.', '生成清单内容的函数。', {
    default: nothing,
  }),
  'output.manifest.filter': note('Which files are listed.', '哪些文件列入清单。', {
    default: text(
      'all but those that end in `.LICENSE.txt`',
      '除以 `.LICENSE.txt` 结尾的文件外全部列入',
    ),
    insteadOf: ["'.LICENSE.txt'"],
  }),
  'output.manifest.prefix': note(
    'Writes paths with the prefix of `output.assetPrefix`.',
    '路径是否带有 `output.assetPrefix` 前缀。',
  ),
  'output.charset': note(
    'Whether characters beyond ASCII are written as they are or escaped.',
    'ASCII 以外的字符是原样输出还是转义。',
  ),
  'output.overrideBrowserslist': note(
    'The browsers and Node.js versions that the output is compiled for.',
    '产物面向的浏览器和 Node.js 版本。',
    {
      note: text(
        "Rslib derives it from `syntax`; the value shown is for `'esnext'`.",
        "Rslib 根据 `syntax` 生成，此处为 `'esnext'` 对应的值。",
      ),
    },
  ),
  'output.polyfill': note('How polyfills of core-js are added.', 'core-js polyfill 的注入方式。', {
    note: text(
      "Has no effect when `output.target` is `'node'`.",
      "`output.target` 为 `'node'` 时不起作用。",
    ),
  }),
  'output.module': note('Whether Rsbuild writes ES modules.', 'Rsbuild 是否输出 ES 模块。', {
    note: text(
      'Has no effect in Rslib; use `format` instead.',
      '在 Rslib 中不起作用，请使用 `format`。',
    ),
  }),
};

const tools: OptionNotes = {
  'tools.rspack': note(
    'Changes the Rspack configuration, with an object or a function.',
    '以对象或函数修改 Rspack 配置。',
    {
      default: nothing,
      measured: {
        '‹Rspack settings›': text(
          'settings for the format, shown by `rslib inspect`',
          '对应输出格式的配置，可用 `rslib inspect` 查看',
        ),
      },
    },
  ),
  'tools.bundlerChain': note(
    'Changes the Rspack configuration with rspack-chain.',
    '通过 rspack-chain 的链式调用修改 Rspack 配置。',
    {default: nothing},
  ),
  'tools.swc': note(
    'Options for SWC, the compiler for JavaScript and TypeScript.',
    'SWC 的选项，用于编译 JavaScript 和 TypeScript。',
    {default: nothing},
  ),
  'tools.postcss': note('Options for PostCSS.', 'PostCSS 的选项。', {default: nothing}),
  'tools.cssLoader': note('Options for css-loader.', 'css-loader 的选项。', {default: nothing}),
  'tools.lightningcssLoader': note(
    'Options for Lightning CSS, or `false` to turn it off.',
    'Lightning CSS 的选项，设为 `false` 则不使用。',
    {default: nothing},
  ),
  'tools.styleLoader': note(
    'Options for style-loader, which `output.injectStyles` uses.',
    'style-loader 的选项，配合 `output.injectStyles` 使用。',
    {default: nothing},
  ),
  'tools.cssExtract': note(
    'Options for the plugin and the loader that write CSS files.',
    '输出 CSS 文件的插件和 loader 的选项。',
  ),
  'tools.htmlPlugin': note(
    'Options for the plugin that writes HTML pages, or `false` for no pages.',
    '生成 HTML 页面的插件的选项，设为 `false` 则不生成页面。',
    {default: text('a page for every entry', '每个入口一个页面')},
  ),
};

const others: OptionNotes = {
  plugins: note('The Rsbuild plugins to use.', '要使用的 Rsbuild 插件。', {default: '[]'}),
  splitChunks: note(
    'How modules that entries share are divided among files.',
    '如何把入口共用的模块拆分到不同文件。',
  ),
  'performance.buildCache': note(
    'Keeps intermediate results on disk for the next build.',
    '把中间结果缓存到磁盘，供下次构建使用。',
  ),
  'performance.printFileSize': note(
    'Prints the sizes of the files after the build.',
    '构建后打印文件大小。',
    {
      measured: {
        '{ total: ‹function›, detail: false }': text('the total only', '仅打印总计'),
      },
    },
  ),
  'performance.printFileSize.total': note(
    'Prints the total, or the text that a function returns.',
    '打印总计，也可以由函数生成这行内容。',
    {
      measured: {
        '‹function›': text('the number of files and their size', '文件数量与总大小'),
      },
    },
  ),
  'performance.printFileSize.detail': note('Prints a line for each file.', '为每个文件打印一行。'),
  'performance.printFileSize.compressed': note(
    'Prints the compressed sizes, too.',
    '同时打印压缩后的大小。',
  ),
  'performance.printFileSize.include': note(
    'Which files are printed and counted.',
    '打印并计入哪些文件。',
  ),
  'performance.printFileSize.exclude': note('Which files are left out.', '排除哪些文件。', {
    default: text(
      'source maps, declarations and `.LICENSE.txt` files',
      'source map、声明文件和 `.LICENSE.txt` 文件',
    ),
    insteadOf: [],
  }),
  'performance.printFileSize.diff': note(
    'Compares the sizes with those of the last build.',
    '与上一次构建的大小进行比较。',
  ),
  'performance.removeConsole': note(
    'Removes calls of `console` methods from the output.',
    '移除产物中对 `console` 方法的调用。',
    {
      note: text(
        'Has no effect when `output.minify` is `false`.',
        '`output.minify` 为 `false` 时不起作用。',
      ),
    },
  ),
  'dev.writeToDisk': note(
    'Writes what the development server builds to disk.',
    '把开发服务器的构建结果写入磁盘。',
  ),
  logLevel: note('How much is printed.', '日志的输出级别。', {cli: ['--log-level']}),
};

/** The options of Rsbuild. */
export const rsbuildNotes: OptionNotes = {
  ...source,
  ...resolve,
  ...output,
  ...tools,
  ...others,
};
