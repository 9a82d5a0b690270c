import type {LocalizedText} from './locales';

/**
 * A task that people search for, and the section about it. `words` are queries for it, separated by commas:
 * the search matches them in any order and form. The address is without base path and language.
 */
export type Goal = {
  readonly to: string;
  readonly words: LocalizedText;
  /** A section about the opposite. */
  readonly not?: string;
};

const goal = (to: string, en: string, zh: string, not?: string): Goal => ({
  to,
  words: {en, 'zh-Hans': zh},
  not,
});

/** Where two goals match equally, the earlier one comes first. */
export const goals: readonly Goal[] = [
  // Dependencies.
  goal(
    '/guide/advanced/third-party-deps#choose',
    `keep external, stay external, make external, mark external, external package, externalize dependency,
    externalize package, externalize react, not bundle, don't bundle, without bundling, exclude bundle,
    leave out bundle, keep out bundle, exclude package, exclude dependency, exclude react, exclude vue`,
    `不打包, 不要打包, 不打进产物, 排除依赖, 依赖外部化, 保持外部, 外部依赖, 不被打包, 避免打包, 打包进来,
    排除 react, 排除 vue, 排除包`,
    '/config/lib/auto-external#auto-external-exclude',
  ),
  goal(
    '/guide/advanced/third-party-deps#change',
    'bundle dependency, include dependency, inline dependency, bundle node_modules, bundle package',
    '打包 依赖, 打包 第三方, 内联依赖, 打包进去, 打进产物',
  ),
  goal(
    '/guide/advanced/third-party-deps#commonjs',
    `default import commonjs, default import object, default import esm, default import undefined, default default,
    commonjs dependency, import commonjs package, named import commonjs, named export commonjs, cjs dependency,
    import cjs package, named import cjs, named export cjs, import commonjs esm,
    styled-components esm, styled-components default, cjs interop, commonjs interop`,
    `默认导入 commonjs, 默认导入 cjs, 默认导入 对象, default 对象, default default, 具名导入 commonjs,
    具名导出 commonjs, 具名导入 cjs, commonjs 依赖, 导入 commonjs, 导入 commonjs 依赖, esm commonjs 依赖, cjs 依赖, 导入 cjs, styled-components esm`,
  ),
  goal(
    '/guide/advanced/third-party-deps#esm-only',
    `esm-only package, esm-only dependency, only esm commonjs, dynamic import cjs, dynamic import commonjs,
    keep import() cjs, keep import() commonjs, require es module, es module commonjs`,
    `仅 esm, 只有 esm, 纯 esm 依赖, 纯 esm 包, 动态导入 cjs, 动态导入 commonjs, 保留 import() cjs,
    保留 import() commonjs, require esm`,
  ),
  goal(
    '/guide/advanced/third-party-deps#bundleless-one',
    `bundleless bundle dependency, bundleless bundle package, bundleless inline, bundle false inline,
    bundle false dependency, bundleless node_modules`,
    `bundleless 打包 依赖, bundleless 打包依赖, bundleless 内联, bundle: false 内联, bundle: false 依赖,
    bundleless node_modules, 非打包模式 打包依赖`,
  ),
  // Declarations.
  goal(
    '/guide/advanced/dts#error-augmentation',
    'module augmentation, global augmentation, global declaration, declare module, declare global',
    '模块扩展, 模块增强, 全局声明, 全局类型, declare module, declare global',
  ),
  goal(
    '/config/lib/dts#dts-bundle',
    `single d.ts, one d.ts, single declaration, one declaration, bundle d.ts, bundle declaration,
    bundle types,
    merge d.ts, merge declaration, merge types, roll up types, combine declaration, types of dependency,
    inline types, copy types, bundle types dependency`,
    `合并类型, 合并声明, 合并 d.ts, 打包类型, 打包声明, 打包 d.ts, 单个声明文件, 一个声明文件, 一个 d.ts, 类型合并, 类型 内联, 打包 依赖 类型,
    依赖的类型`,
  ),
  goal(
    '/guide/advanced/dts#error-root-dir',
    'no d.ts, no declaration, missing d.ts, missing declaration, d.ts not generated, types not generated',
    '没有 d.ts, 没有声明文件, 没有生成类型, 类型没有生成, 类型不生成, 不生成类型, 不生成 d.ts, 缺少声明文件',
  ),
  goal(
    '/guide/advanced/dts#choose',
    'only types, only declarations, only d.ts, types only, declarations only',
    '只输出类型, 只生成类型, 只要类型, 只输出声明, 只生成声明, 只生成 d.ts',
  ),
  goal(
    '/guide/advanced/dts#error-second-build',
    `second build declarations, second build d.ts, rebuild declarations, rebuild d.ts, sometimes declarations,
    sometimes d.ts, incremental declarations, incremental d.ts, tsbuildinfo`,
    `第二次构建, 再次构建, 重新构建 类型, 有时 类型, 有时 d.ts, 有时不生成, incremental 类型, incremental 声明,
    tsbuildinfo`,
  ),
  goal(
    '/guide/advanced/dts#error-internal-import',
    `d.ts import internal, d.ts import relative, declarations import internal, relative import declarations,
    still import d.ts, bundle type-fest, import type internal`,
    `d.ts 相对路径, 声明 相对路径, d.ts 里 import, 打包 type-fest, import type internal`,
  ),
  // Styles and assets.
  goal(
    '/guide/advanced/css#choose',
    `publish css, ship css, bundle css, build css, output css, css not imported, import css, import styles,
    publish styles, ship styles, bundle styles, no styles, styles missing, css missing`,
    `打包 css, 打包样式, 发布 css, 发布样式, 构建 css, 引入样式, 引入 css, 导入样式, 样式丢失, 样式不生效, 没有样式, 没有导入 css`,
  ),
  goal(
    '/guide/faq/features#style-sources',
    `publish scss, publish sass, publish less, keep scss, keep sass, keep less, copy scss, copy less,
    not compile scss, not compile sass, not compile less, style sources`,
    `保留 scss, 保留 less, 保留 sass, 不编译 scss, 不编译 less, 不处理 scss, 不处理 less, 样式原样, 发布 scss,
    发布 less, 样式源文件`,
  ),
  goal(
    '/guide/advanced/css#error-import-alias',
    'css alias, style alias, stylesheet alias, @import alias, scss alias, less alias, alias css resolved',
    'css 别名, 样式 别名, css 路径别名, @import 别名, scss 别名, less 别名',
  ),
  goal(
    '/guide/advanced/json-files#packages',
    'import attribute, type json, json external, import json dependency, import package.json',
    '导入属性, import attributes, import 属性, 外部 json, 导入 package.json',
  ),
  // Formats.
  goal(
    '/config/lib/format#choose',
    `esm cjs umd, esm umd, cjs umd, umd iife, choose format, output formats, module formats,
    commonjs, cjs, commonjs format`,
    'esm cjs umd, esm umd, cjs umd, umd iife, 选择格式, 哪种格式, 模块格式, commonjs, cjs, commonjs 格式',
  ),
  goal(
    '/config/lib/format#umd-page',
    'umd externals, umd dependency, umd script order, umd undefined, load umd',
    'umd 外部依赖, umd 依赖, umd script 顺序, umd undefined, 加载 umd',
  ),
  goal(
    '/guide/basic/output-format#umd',
    'build umd, bundle umd, output umd, make umd, script tag, cdn',
    '打包 umd, 打包成 umd, 构建 umd, 输出 umd, 生成 umd, 浏览器脚本, script 标签, cdn',
  ),
  // Form of the output.
  goal(
    '/config/lib/bundle#bundle-mode',
    `dynamic import, await import, split chunks, shared chunk, share code, shared code, common code,
    same code entries, lazy load`,
    '动态导入, 动态引入, 代码分割, 公共代码, 入口 重复代码, 共享代码, 拆包, 懒加载, 分包',
  ),
  goal(
    '/config/lib/bundle#bundleless',
    `bundleless, bundleless mode, preserve modules, folder structure, file structure, file by file, unbundled,
    file per component`,
    'bundleless, bundleless 模式, 保留目录, 目录结构, 逐文件, 不合并文件, 组件 单独, 每个 组件',
  ),
  goal(
    '/config/lib/redirect',
    `alias not replaced, alias in d.ts, alias in output, missing extension,
    extension missing`,
    '别名 替换, d.ts 别名, 类型 别名, 产物 别名, 缺少 扩展名, 没有 扩展名',
  ),
  goal(
    '/config/rsbuild/output#output-clean-dist-path',
    `clean dist, clean output, clean folder, empty dist, clear dist, delete dist, remove old files,
    old files dist,
    stale files, remove files dist`,
    '清空 dist, 清理 dist, 清空产物, 清理产物, 清空输出, 清空目录, 删除旧文件, 旧文件',
  ),
  goal(
    '/config/rsbuild/source#source-entry',
    'entry name, same entry name, entries same name, entries same file name, numbered entry, cli0 cli1',
    '入口 重名, 入口 同名, 同名 入口, 入口名, 入口 编号, cli0 cli1',
  ),
  goal(
    '/config/rsbuild/output#output-dist-path',
    'output directory, output folder, dist directory, where files go, change dist',
    '输出目录, 产物目录, 输出到目录, 输出到哪个目录, 修改输出目录, 输出路径',
  ),
  goal(
    '/guide/faq/features#pure',
    'pure annotations, pure comments, tree shaking pure, preserve annotations, minify tree shaking',
    'pure 注释, pure 标注, 压缩 tree shaking, 压缩 pure, 保留 pure',
  ),
  goal(
    '/guide/advanced/output-compatibility',
    `old browsers, older browsers, legacy browsers, support browsers, target browsers, browser compatibility,
    node 14, node 16, node 18, core-js polyfill, use polyfill, browserslistrc, browserslist ignored,
    browserslistrc not working,
    package.json browserslist`,
    '低版本浏览器, 旧浏览器, 老浏览器, 兼容浏览器, 浏览器兼容, browserslistrc, 兼容性, node 14, node 16, node 18',
  ),
  // Paths.
  goal(
    '/config/rsbuild/resolve#resolve-alias',
    `path alias, import alias, path mapping, tsconfig paths, alias external, alias dependency, alias package,
    alias react`,
    '路径别名, 配置别名, 路径映射, 导入别名, tsconfig paths, 别名 外部依赖, 别名 external, 依赖 别名',
  ),
  // Frameworks and runtimes.
  goal(
    '/guide/solution/react#pragma',
    `pragma, jsx pragma, jsx factory, jsxfactory, custom jsx, preact, preact h, jsx h,
    jsx createelement`,
    `pragma, jsx 工厂, jsx factory, jsx 运行时, 自定义 jsx, preact, preact h, jsx h, jsx createelement, vue2 jsx,
    React.createElement`,
  ),
  goal(
    '/guide/solution/vue#types',
    'vue jsx, vue tsx, vue types, vue declaration, vue d.ts, vue dts, vue-tsc',
    'vue jsx, vue tsx, vue 类型, vue 声明, vue d.ts, vue dts, vue 类型声明, vue-tsc',
  ),
  goal(
    '/guide/solution/nodejs',
    `node service, node server, node application, node app, node library, node package, server app,
    express server, bundle server, backend`,
    'node 服务, node 应用, node 项目, node 库, node 包, 后端应用, 服务端库, 后端服务, 后端项目, 服务端应用, express 服务',
  ),
  goal(
    '/guide/solution/nodejs#cli',
    'command line tool, build cli, cli tool, bin script',
    '命令行工具, 开发 cli, cli 工具',
  ),
  // Working with the tool.
  goal(
    '/guide/start/quick-start',
    'node version required, required node version, minimum node version, system requirements',
    'node 版本要求, node 版本, node.js 版本, 系统要求, 环境要求',
  ),
  goal(
    '/guide/start/#alternatives',
    'rsbuild instead, rslib or rsbuild, rslib vs rsbuild, alternatives',
    'rslib 和 rsbuild, rslib rsbuild 区别, rsbuild 区别',
  ),
  goal(
    '/guide/start/#rsdoctor',
    'analyze bundle, analyse bundle, bundle analyzer, analyze size, analyse size',
    '体积分析, 分析体积, 打包分析, 分析产物',
  ),
  goal(
    '/guide/basic/cli',
    'without config, no config, config optional, without configuration, run from terminal',
    '不写配置, 没有配置文件, 无需配置, 零配置',
  ),
  goal(
    '/guide/basic/configure-rslib#function',
    'config development production, different config, config by mode, config per environment',
    '不同 配置, 开发 生产 配置, 区分 环境, 按环境 配置',
  ),
  goal(
    '/guide/advanced/monorepo#error-rebuild',
    `turbo watch, watch clean dist, watch mode clean dist, watch empties dist, library rebuilds, rebuild fails, while rebuild,
    rebuild not found, dist empty watch`,
    `turbo watch, watch 清空 dist, 监听 清空 dist, 重新构建 应用, 重新构建 报错, 重新构建 找不到, 开发时 清空, dist 被清空`,
  ),
  goal(
    '/config/rsbuild/#performance-build-cache',
    'slow build, build slow, faster build, speed build, build performance, build cache',
    '构建慢, 构建太慢, 构建速度, 加快构建, 打包慢, 打包速度, 构建性能, 构建缓存',
  ),
  goal(
    '/guide/faq/features',
    'troubleshooting, faq, common problems, known problems, frequently asked questions',
    '常见问题, 疑难解答, 问题排查, 疑难问题, faq',
  ),
  goal(
    '/releases/',
    'changelog, change log, release notes, releases, release history, version history, history',
    '更新日志, 变更日志, 发布日志, 发布说明, 版本说明, 更新记录, 版本历史, 历史版本, changelog, release notes',
  ),
];
