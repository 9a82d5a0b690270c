import type {LocalizedText} from '../../../src/site/locales';
import type {OptionNote} from '../../../src/compiler/records/options/optionNote';
import {note, text, type OptionNotes} from './optionNotes';

function redirectNotes(key: string, files: LocalizedText): OptionNotes {
  return {
    [`redirect.${key}`]: note(
      `What is rewritten in imports of ${files.en}.`,
      `控制改写${files['zh-Hans']}导入路径的哪些部分。`,
      {default: '{ path: true, extension: true }'},
    ),
    [`redirect.${key}.path`]: note(
      `Turns aliases in imports of ${files.en} into relative paths.`,
      `把${files['zh-Hans']}导入路径中的别名改写为相对路径。`,
    ),
    [`redirect.${key}.extension`]: note(
      `Gives imports of ${files.en} the extension of the emitted file.`,
      `让${files['zh-Hans']}导入路径的扩展名与产物一致。`,
    ),
  };
}

function insertNotes(option: 'banner' | 'footer', place: LocalizedText): OptionNotes {
  const insertNote = (en: string, zh: string): OptionNote =>
    note(`Text ${place.en} of every ${en}.`, `写在每个${zh}${place['zh-Hans']}的文本。`, {
      default: 'undefined',
    });
  return {
    [option]: note(
      `Puts text ${place.en} of every emitted file, by kind of file.`,
      `按文件类型，在每个产物文件的${place['zh-Hans']}写入文本。`,
    ),
    [`${option}.js`]: insertNote('JavaScript file', ' JavaScript 文件'),
    [`${option}.css`]: insertNote('CSS file', ' CSS 文件'),
    [`${option}.dts`]: insertNote('declaration file', '声明文件'),
  };
}

function autoExternalNote(key: string): OptionNote {
  return note(
    `Keeps the packages listed in \`${key}\` out of the bundle.`,
    `不打包 \`${key}\` 中列出的包。`,
  );
}

/** The options of a lib item. */
export const libNotes: OptionNotes = {
  format: note('The module format of the JavaScript output.', 'JavaScript 产物的模块格式。'),
  bundle: note(
    'Joins the modules of an entry into one file, or writes one output file per source file.',
    '把入口的各个模块合并为一个文件，或让每个源文件对应一个产物文件。',
  ),
  autoExtension: note(
    'Chooses the file extension that fits the format and the type of the package.',
    '根据输出格式和包的类型选择合适的文件扩展名。',
  ),
  autoExternal: note(
    'Decides by the fields of package.json which dependencies stay out of the bundle.',
    '根据 package.json 的依赖字段决定哪些依赖不被打包。',
    {
      default: text(
        '`true` for `esm` and `cjs`, `false` for `umd`, `mf` and `iife`',
        '`esm` 和 `cjs` 为 `true`，`umd`、`mf` 和 `iife` 为 `false`',
      ),
      insteadOf: ['true', 'cjs', 'esm', 'false', 'umd', 'mf'],
      // The flag sets `output.autoExternal`.
      cli: [],
      deprecated: text('Use `output.autoExternal` instead.', '请改用 `output.autoExternal`。'),
    },
  ),
  'autoExternal.dependencies': autoExternalNote('dependencies'),
  'autoExternal.optionalDependencies': autoExternalNote('optionalDependencies'),
  'autoExternal.peerDependencies': autoExternalNote('peerDependencies'),
  'autoExternal.devDependencies': autoExternalNote('devDependencies'),
  redirect: note(
    'Rewrites import paths in bundleless output and in declaration files, so that they point to the emitted files.',
    '改写 bundleless 产物和声明文件中的导入路径，使其指向实际输出的文件。',
    {
      default: text('every switch `true`', '所有开关均为 `true`'),
      insteadOf: ['{}'],
    },
  ),
  ...redirectNotes(
    'js',
    text('JavaScript and TypeScript modules', ' JavaScript 和 TypeScript 模块'),
  ),
  ...redirectNotes('style', text('style sheets', '样式表')),
  ...redirectNotes('asset', text('static assets', '静态资源')),
  ...redirectNotes('dts', text('other modules in declaration files', '声明文件内')),
  syntax: note(
    'The language level that JavaScript and CSS are compiled to.',
    'JavaScript 和 CSS 编译后的语法级别。',
    {
      default: text(
        "the lowest Node version of `engines.node` when the target is node and the field is set, else `'esnext'`",
        "目标为 node 且设置了 `engines.node` 时取其中最低的 Node 版本，否则为 `'esnext'`",
      ),
      insteadOf: ["'esnext'"],
    },
  ),
  externalHelpers: note(
    'Imports the helper functions of the compiler from the `@swc/helpers` package.',
    '从 `@swc/helpers` 包导入编译器的辅助函数，不再写进各个文件。',
  ),
  ...insertNotes('banner', text('at the top', '开头')),
  ...insertNotes('footer', text('at the bottom', '末尾')),
  dts: note('Generates TypeScript declaration files.', '生成 TypeScript 声明文件。'),
  'dts.bundle': note(
    'Rolls the declarations of an entry up into one file with API Extractor.',
    '使用 API Extractor 把入口的声明文件合并为一个文件。',
  ),
  'dts.bundle.tsconfigPath': note(
    'The tsconfig file that API Extractor uses.',
    'API Extractor 使用的 tsconfig 文件。',
    {
      default: text('the value of `source.tsconfigPath`', '`source.tsconfigPath` 的值'),
      insteadOf: ['source.tsconfigPath'],
    },
  ),
  'dts.bundle.bundledPackages': note(
    'The packages whose declarations are copied into the bundled file.',
    '类型会复制进合并文件的包。',
    {
      default: text(
        'the direct dependencies that are not external, without `@types/react`',
        '没有外部化的直接依赖，不包括 `@types/react`',
      ),
      insteadOf: [],
    },
  ),
  'dts.distPath': note('The folder of the declaration files.', '声明文件的输出目录。', {
    default: text(
      '`declarationDir` of the tsconfig file, else `output.distPath`',
      'tsconfig 中的 `declarationDir`，否则为 `output.distPath`',
    ),
    insteadOf: [],
  }),
  'dts.build': note(
    'Builds project references too, like `tsc --build`.',
    '像 `tsc --build` 一样同时构建项目引用。',
  ),
  'dts.abortOnError': note(
    'Fails the build when generating the declarations leads to errors.',
    '生成声明文件出错时让构建失败。',
  ),
  'dts.autoExtension': note(
    'Gives declaration files the extension that fits the JavaScript file, such as `.d.cts`.',
    '让声明文件使用与 JavaScript 文件对应的扩展名，例如 `.d.cts`。',
  ),
  'dts.alias': note(
    'Path aliases for declarations: patterns as in `paths` of a tsconfig file, each with one target.',
    '用于声明文件的路径别名：模式与 tsconfig 的 `paths` 相同，每个模式只对应一个目标。',
  ),
  'dts.isolated': note(
    'Writes declarations file by file with SWC, without checking types.',
    '由 SWC 逐个文件生成声明文件，不做类型检查。',
  ),
  'dts.typescriptPath': note(
    'The absolute path of the entry file of the TypeScript to use; a folder is not accepted.',
    '所用 TypeScript 入口文件的绝对路径，不接受目录。',
    {
      default: text(
        'the `typescript` package that the project root resolves to',
        '从项目根目录解析到的 `typescript` 包',
      ),
      insteadOf: ['typescript'],
    },
  ),
  'dts.tsgo': note(
    'Generates declarations with the native TypeScript compiler.',
    '使用原生 TypeScript 编译器生成声明文件。',
    {
      default: text(
        '`true` with TypeScript 7 or later, else `false`',
        'TypeScript 7 及以上版本为 `true`，否则为 `false`',
      ),
      insteadOf: ['true', 'typescript', 'false'],
    },
  ),
  shims: note(
    'Replaces variables that the output format lacks with code that works there.',
    '把产物格式中缺少的变量替换成可用的代码。',
  ),
  'shims.cjs': note('Shims for the CommonJS output.', 'CommonJS 产物的 shim。', {
    default:
      "{ 'import.meta.url': true, 'import.meta.dirname': true, 'import.meta.filename': true }",
  }),
  'shims.cjs.import.meta.url': note(
    'Makes `import.meta.url` work in CommonJS output.',
    '让 `import.meta.url` 在 CommonJS 产物中可用。',
  ),
  'shims.cjs.import.meta.dirname': note(
    'Makes `import.meta.dirname` work in CommonJS output.',
    '让 `import.meta.dirname` 在 CommonJS 产物中可用。',
  ),
  'shims.cjs.import.meta.filename': note(
    'Makes `import.meta.filename` work in CommonJS output.',
    '让 `import.meta.filename` 在 CommonJS 产物中可用。',
  ),
  'shims.esm': note('Shims for the ESM output.', 'ESM 产物的 shim。', {
    default: '{ __filename: false, __dirname: false, require: false }',
  }),
  'shims.esm.__filename': note(
    'Makes `__filename` work in ESM output.',
    '让 `__filename` 在 ESM 产物中可用。',
  ),
  'shims.esm.__dirname': note(
    'Makes `__dirname` work in ESM output.',
    '让 `__dirname` 在 ESM 产物中可用。',
  ),
  'shims.esm.require': note(
    'Makes `require` work in ESM output.',
    '让 `require` 在 ESM 产物中可用。',
  ),
  id: note(
    'The name of the lib item, used by `--lib` and in the log.',
    'lib 配置项的名称，用于 `--lib` 和日志。',
    {
      default: text(
        'made from the format: `esm`, or `esm0`, `esm1` when it occurs more than once',
        '由输出格式生成：`esm`；同一格式出现多次时为 `esm0`、`esm1`',
      ),
      insteadOf: ['undefined'],
    },
  ),
  umdName: note(
    'The name of the global variable that a UMD library creates.',
    'UMD 库所创建的全局变量的名称。',
  ),
  'umdName.amd': note('The name of the AMD module.', 'AMD 模块的名称。', {default: 'undefined'}),
  'umdName.commonjs': note(
    'The name of the property in CommonJS exports.',
    'CommonJS 导出对象中的属性名。',
    {default: 'undefined'},
  ),
  'umdName.root': note(
    'The name of the global variable, or the path to it.',
    '全局变量的名称，或其路径。',
    {default: 'undefined'},
  ),
  outBase: note(
    'The folder that paths in the output are relative to (bundleless only).',
    '产物路径的基准目录（仅 bundleless 模式）。',
    {
      default: text(
        'the deepest folder that contains all entry files',
        '所有入口文件的最近公共目录',
      ),
      insteadOf: ['undefined'],
    },
  ),
  wasm: note(
    'How `.wasm` modules are handled, in ESM output only; `false` leaves their imports unchanged.',
    '`.wasm` 模块的处理方式，仅用于 ESM 产物；设为 `false` 时不改动导入语句。',
    {
      default: text(
        "`{ mode: 'compile' }` when bundling, `{ mode: 'preserve' }` in bundleless mode",
        "打包模式为 `{ mode: 'compile' }`，bundleless 模式为 `{ mode: 'preserve' }`",
      ),
      insteadOf: [
        "{ mode: 'compile' }",
        'bundle',
        'true',
        "{ mode: 'preserve' }",
        'bundle',
        'false',
      ],
    },
  ),
  'wasm.mode': note(
    'Adds code that loads the module, or leaves import and file to the consumer.',
    '加入加载模块的代码，或把导入语句和文件原样留给使用方处理。',
    {
      default: text(
        "`'compile'` when bundling, `'preserve'` in bundleless mode",
        "打包模式为 `'compile'`，bundleless 模式为 `'preserve'`",
      ),
      insteadOf: ["'compile'", 'bundle', 'true', "'preserve'", 'bundle', 'false'],
    },
  ),
  experiments: note('Features that may still change.', '仍可能变动的实验性功能。'),
  'experiments.exe': note(
    'Also makes an executable of a bundled ESM or CommonJS output that needs no Node.js to run.',
    '为打包模式的 ESM 或 CommonJS 产物额外生成可执行文件，运行时无需安装 Node.js。',
    {note: text('Needs Node.js 25.7 or later to build.', '构建时需要 Node.js 25.7 及以上版本。')},
  ),
  'experiments.exe.fileName': note('The name of the executable.', '可执行文件的名称。', {
    default: text('the name of the entry', '入口的名称'),
    insteadOf: [],
  }),
  'experiments.exe.outputPath': note('The folder of the executable.', '可执行文件的输出目录。', {
    default: text('the value of `output.distPath`', '`output.distPath` 的值'),
    insteadOf: ['output.distPath'],
  }),
  'experiments.exe.targets': note(
    'The platforms to build for, or paths of Node.js executables.',
    '目标平台，或 Node.js 可执行文件的路径。',
    {
      default: text(
        'the Node.js that runs the build: `[process.execPath]`',
        '当前执行构建的 Node.js：`[process.execPath]`',
      ),
      insteadOf: ['[process.execPath]'],
    },
  ),
  'experiments.exe.seaOptions': note(
    "Options for Node's single executable applications.",
    'Node.js 单文件可执行应用（SEA）的选项。',
  ),
};
