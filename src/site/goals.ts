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
    '/config/rsbuild/output#output-externals',
    `keep external, stay external, make external, mark external, external package, externalize dependency,
    externalize package, externalize react, not bundle, don't bundle, without bundling, exclude bundle,
    leave out bundle, keep out bundle`,
    `不打包, 不要打包, 不打进产物, 排除依赖, 依赖外部化, 保持外部, 外部依赖, 不被打包, 避免打包, 打包进来`,
    '/config/lib/auto-external#auto-external-exclude',
  ),
  goal(
    '/guide/advanced/third-party-deps#change',
    'bundle dependency, include dependency, inline dependency, bundle node_modules, bundle package',
    '打包 依赖, 打包 第三方, 内联依赖, 打包进去, 打进产物',
  ),
  goal(
    '/config/rsbuild/resolve#alias-or-external',
    'alias external, alias dependency, alias package, alias react',
    '别名 外部依赖, 别名 external, 依赖 别名',
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
    merge d.ts, merge declaration, merge types, roll up types, combine declaration`,
    `合并类型, 合并声明, 合并 d.ts, 打包类型, 打包声明, 打包 d.ts, 单个声明文件, 一个声明文件, 一个 d.ts, 类型合并`,
  ),
  goal(
    '/config/lib/dts#dts-bundle-bundled-packages',
    'types of dependency, inline types, copy types, bundle types dependency, include types package',
    '类型 内联, 打包 依赖 类型, 依赖的类型',
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
  // Styles and assets.
  goal(
    '/guide/advanced/css#choose',
    `publish css, ship css, bundle css, build css, output css, css not imported, import css, import styles,
    publish styles, ship styles, bundle styles, no styles, styles missing, css missing`,
    `打包 css, 打包样式, 发布 css, 发布样式, 构建 css, 引入样式, 引入 css, 导入样式, 样式丢失, 样式不生效, 没有样式`,
  ),
  goal(
    '/guide/faq/features#style-sources',
    `publish scss, publish sass, publish less, keep scss, keep sass, keep less, copy scss, copy less,
    not compile scss, not compile sass, not compile less, style sources`,
    `保留 scss, 保留 less, 保留 sass, 不编译 scss, 不编译 less, 不处理 scss, 不处理 less, 样式原样, 发布 scss,
    发布 less, 样式源文件`,
  ),
  goal(
    '/guide/advanced/svgr-files#imports',
    'svg component, svg react, import svg, svg url, icon component',
    'svg 组件, svg 转组件, 导入 svg, 引入 svg, 图标组件',
  ),
  goal(
    '/guide/advanced/json-files#raw',
    'import attribute, type json, json external, keep json, publish json',
    '导入属性, import attributes, 保留 json, json 原样, 发布 json',
  ),
  // Formats.
  goal('/config/lib/format#cjs', 'commonjs, cjs, commonjs format', 'commonjs, cjs, commonjs 格式'),
  goal(
    '/guide/basic/output-format#cjs',
    `esm cjs, esm commonjs, dual package, dual format, two formats, multiple formats`,
    'esm cjs, esm commonjs, 双格式, 两种格式, 多种格式, 同时输出, 同时发布, 双包',
  ),
  goal(
    '/guide/basic/output-format#umd',
    'build umd, bundle umd, output umd, make umd, script tag, cdn',
    '打包 umd, 打包成 umd, 构建 umd, 输出 umd, 生成 umd, 浏览器脚本, script 标签, cdn',
  ),
  goal(
    '/guide/basic/output-format#error-default-export',
    `not a function, default export commonjs, default import commonjs, default default, default import object,
    default undefined`,
    `默认导入 commonjs, 默认导出 commonjs, default 对象, default 函数, default default, 不是函数, not a function`,
  ),
  // Form of the output.
  goal(
    '/config/lib/bundle#bundle-mode',
    `dynamic import, await import, split chunks, shared chunk, share code, shared code, common code,
    same code entries, lazy load`,
    '动态导入, 动态引入, 代码分割, 公共代码, 共享代码, 拆包, 懒加载, 分包',
  ),
  goal(
    '/config/lib/bundle#bundleless',
    `bundleless, bundleless mode, preserve modules, folder structure, file structure, file by file, unbundled,
    file per component`,
    'bundleless, bundleless 模式, 保留目录, 目录结构, 逐文件, 不合并文件, 组件 单独, 每个 组件',
  ),
  goal(
    '/config/lib/redirect',
    `css alias, style alias, alias not replaced, alias in d.ts, alias in output, missing extension,
    extension missing`,
    'css 别名, 样式 别名, 别名 替换, d.ts 别名, 类型 别名, 产物 别名, 缺少 扩展名, 没有 扩展名',
  ),
  goal(
    '/config/rsbuild/output#output-clean-dist-path',
    `clean dist, clean output, clean folder, empty dist, clear dist, delete dist, remove old files,
    old files dist,
    stale files, remove files dist`,
    '清空 dist, 清理 dist, 清空产物, 清理产物, 清空输出, 清空目录, 删除旧文件, 旧文件',
  ),
  goal(
    '/config/rsbuild/output#output-dist-path',
    'output directory, output folder, dist directory, where files go, change dist',
    '输出目录, 产物目录, 输出到目录, 输出到哪个目录, 修改输出目录, 输出路径',
  ),
  goal(
    '/config/rsbuild/output#output-filename',
    'rename output, output file name, output filename, change file name, rename files',
    '重命名输出, 重命名产物, 输出文件名, 产物文件名, 修改文件名, 文件改名',
  ),
  goal(
    '/guide/faq/features#comments',
    'keep comments, preserve comments, comments removed, comments some, pure annotations, tree shaking pure',
    '保留注释, 注释丢失, 注释没了, 注释被删除, pure 注释',
  ),
  goal(
    '/guide/advanced/output-compatibility',
    `old browsers, older browsers, legacy browsers, support browsers, target browsers, browser compatibility,
    node 14, node 16, node 18, core-js polyfill, use polyfill, browserslistrc, browserslist ignored,
    browserslistrc not working,
    package.json browserslist`,
    '低版本浏览器, 旧浏览器, 老浏览器, 兼容浏览器, 浏览器兼容, browserslistrc, 兼容性, node 14, node 16, node 18',
  ),
  goal(
    '/guide/advanced/env-vars',
    'environment variables, process env, env inlined, env replaced, env variables',
    '环境变量, 替换环境变量, env 变量',
  ),
  // Paths.
  goal(
    '/config/rsbuild/resolve#resolve-alias',
    'path alias, import alias, path mapping, tsconfig paths',
    '路径别名, 配置别名, 路径映射, 导入别名, tsconfig paths',
  ),
  // Frameworks and runtimes.
  goal(
    '/guide/solution/react#import-source',
    `pragma, jsx pragma, jsx factory, jsxfactory, jsx runtime, custom jsx, preact, preact h, jsx h,
    jsximportsource`,
    `pragma, jsx 工厂, jsx factory, jsx 运行时, 自定义 jsx, preact, preact h, jsx h, jsx createelement, vue2 jsx,
    React.createElement`,
  ),
  goal(
    '/guide/solution/react#use-client',
    'use client, client directive, server components, react server components',
    'use client, 服务端组件, 服务器组件, 客户端组件',
  ),
  goal(
    '/guide/solution/vue#types',
    'vue types, vue declaration, vue d.ts, vue dts, vue-tsc',
    'vue 类型, vue 声明, vue d.ts, vue dts, vue 类型声明, vue-tsc',
  ),
  goal(
    '/guide/solution/nodejs',
    `node service, node server, node application, node app, node library, node package, server app,
    backend library`,
    'node 服务, node 应用, node 项目, node 库, node 包, 服务端库, 后端库',
  ),
  goal(
    '/guide/solution/nodejs#cli',
    'command line tool, build cli, cli tool, bin script',
    '命令行工具, 开发 cli, cli 工具',
  ),
  // Working with the tool.
  goal(
    '/guide/start/quick-start#new',
    'create project, new project, start project, init project, create library, new library, start library',
    '创建项目, 新建项目, 初始化项目, 搭建项目, 创建库, 新建库, 创建工程',
  ),
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
