import type {Language} from './locales';

export type QueryWords = {
  /** Function words, which are ignored in queries. */
  readonly stopWords: readonly string[];
  /** Words that most pages have: they count less in queries of three or more words. */
  readonly weakWords: readonly string[];
  /** Groups of synonyms, as authors of libraries use them with any tool. */
  readonly synonyms: readonly (readonly string[])[];
};

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

const en: QueryWords = {
  stopWords: list(`
    a an the this that these those it its i my me we our you your how what why when where which
    who does do did is are was be been can could should would will may must to of in on at by
    for from with into as and or but if so than then there some any every each want need get
    please about between via all both also just still guide tutorial documentation docs
  `),
  weakWords: list(`
    output emit file code library package build option config configuration use add make set work change run
    enable disable support
  `),
  synonyms: [
    // Names of formats and what they are for.
    ['esm', 'es module', 'ecmascript module', 'mjs'],
    ['cjs', 'commonjs'],
    ['iife', 'script tag', 'browser script'],
    ['umd', 'global variable', 'browser script', 'cdn'],
    ['dual package', 'esm and cjs', 'multiple formats', 'two formats'],
    ['module federation', 'micro frontend', 'microfrontend', 'remote module'],
    // Declarations.
    ['d.ts', 'dts', 'declaration file', 'type definition', 'typings', 'types'],
    ['api extractor', 'merge types', 'rollup types', 'single declaration file'],
    ['type check', 'type error', 'noemit'],
    ['project reference', 'composite'],
    // Externals.
    ['external', 'dependency'],
    ['third party', 'npm package', 'node_modules', 'vendor'],
    // Size and form of the output.
    ['minify', 'compress', 'uglify', 'smaller output'],
    ['larger', 'too big', 'too large', 'huge'],
    [
      'bundleless',
      'preserve modules',
      'unbundled',
      'file by file',
      'keep structure',
      'folder structure',
    ],
    ['bundle', 'single file'],
    ['helper', 'runtime helper', 'tslib'],
    ['outputfilename', 'output file name', 'rename'],
    ['dist', 'output folder', 'output directory', 'destination'],
    ['tree shaking', 'dead code', 'unused code', 'side effect'],
    ['chunk', 'code splitting', 'dynamic import', 'lazy loading'],
    // Engines and syntax.
    ['syntax', 'downlevel', 'transpile', 'ecmascript version', 'es5'],
    ['browserslist', 'older browser', 'old browser', 'legacy browser', 'compatibility'],
    ['polyfill', 'core-js'],
    ['shim', 'import.meta', '__dirname'],
    // Assets and styles.
    ['static asset', 'image', 'picture', 'font', 'media'],
    ['inline', 'base64', 'data uri', 'data url', 'embed'],
    ['svgr', 'svg component', 'icon component'],
    ['style sheet', 'stylesheet', 'css', 'style'],
    ['css modules', 'scoped styles', 'module.css'],
    ['sass', 'scss', 'less', 'preprocessor'],
    // Texts around the output.
    ['banner', 'license comment', 'licence header', 'copyright', 'top of file', 'prepend'],
    ['footer', 'end of file', 'append', 'bottom of file'],
    ['hashbang', 'shebang', '#!/usr/bin/env'],
    // Working with the tool.
    ['quick start', 'getting started', 'get started', 'install', 'new project', 'create', 'setup'],
    ['create-rslib', 'scaffold', 'template', 'boilerplate', 'starter'],
    ['command line', 'cli', 'terminal', 'command'],
    ['watch', 'rebuild on change', 'dev mode', 'hot reload'],
    ['inspect', 'debug', 'final config', 'resolved config', 'verbose'],
    ['migrate', 'migration', 'switch from', 'move from', 'replace'],
    ['upgrade', 'update', 'newer version', 'latest version', 'breaking change'],
    ['glossary', 'terminology', 'terms', 'definition'],
    ['faq', 'frequently asked questions', 'common problems', 'troubleshooting'],
    [
      'javascript api',
      'node api',
      'programmatic',
      'programmatically',
      'from a script',
      'from code',
    ],
    ['environment variable', 'env', 'process.env', 'dotenv'],
    ['alias', 'path mapping', 'tsconfig paths'],
    ['entry', 'entry point', 'input'],
    ['constant', 'define', 'compile time'],
    ['rstest', 'unit test', 'vitest', 'jest', 'test runner'],
    ['rsdoctor', 'bundle analysis', 'bundle analyzer', 'analyze', 'analyse'],
    ['publish', 'release'],
    ['webassembly', 'wasm'],
    // Spellings and small words.
    ['folder', 'directory'],
    ['licence', 'license'],
    ['remove', 'strip', 'drop', 'delete'],
    ['duplicate', 'copy', 'copies', 'repeated', 'twice', 'same'],
    ['error', 'fail', 'problem', 'broken'],
    ['missing', 'not found', 'cannot find', 'lost'],
  ],
};

const zh: QueryWords = {
  stopWords: list(`
    如何 怎么办 怎么样 怎么用 要怎么 怎么 怎样 什么时候 何时 是什么 什么是 什么 为什么 为何 哪些 哪个 哪里
    请问 能不能 能否 可不可以 可以 是否 有没有 吗 呢 吧 的 了 和 与 或 在 把
    被 让 我 你 指南 教程 文档
  `),
  weakWords: list(`
    产物 输出 文件 代码 构建 打包 配置 选项 使用 修改 添加 设置 支持 开启 关闭
  `),
  synonyms: [
    // 格式的名称与用途
    ['esm', 'es module', 'es 模块', 'mjs'],
    ['cjs', 'commonjs'],
    ['umd', '全局变量', '浏览器脚本', 'script 标签', 'cdn'],
    ['模块联邦', 'module federation', '微前端', 'mf'],
    ['多种格式', '两种格式', '同时输出', '同时发布', '双格式', '双包', 'esm 和 cjs'],
    // 声明文件
    ['声明文件', '类型声明', '类型文件', '类型定义', 'dts', 'd.ts'],
    ['api extractor', '合并类型', '合并声明', '合并成一个'],
    ['类型检查', '类型错误', '类型报错'],
    ['项目引用', 'project references', 'composite'],
    // 哪些不进入产物
    ['external', '外部依赖', '外部化', '不打包', '排除依赖'],
    ['第三方依赖', '第三方包', '三方库', 'npm 包', 'node_modules'],
    // 产物的大小与形态
    ['压缩', 'minify', '混淆', '代码压缩'],
    ['体积', '变大', '太大', '过大', '大得多'],
    ['bundleless', '逐文件', '不合并', '保留目录', '目录结构', '非打包模式'],
    ['bundle', '打包模式', '打包成一个'],
    ['辅助函数', 'helper', 'helpers', 'externalHelpers'],
    ['产物', '输出', '构建结果', '打包结果'],
    ['tree shaking', '摇树', '无用代码', '副作用', 'sideEffects'],
    ['代码分割', '拆包', '动态导入', '懒加载', 'chunk'],
    ['对等依赖', 'peerDependencies', 'peer 依赖'],
    ['outputfilename', '输出文件名', '产物文件名', '修改文件名', '文件改名', '重命名'],
    ['distPath', '输出目录', '产物目录', '输出路径', 'dist'],
    // 语法与运行环境
    ['语法', 'syntax', '降级', '转译', 'es5'],
    ['兼容', 'browserslist', '旧浏览器', '低版本浏览器', '浏览器兼容'],
    ['polyfill', 'core-js', '补丁'],
    ['shims', '垫片', 'shim'],
    // 资源与样式
    ['静态资源', '图片', '字体', '资源文件'],
    ['内联', 'base64', 'data uri', 'dataUriLimit'],
    ['svgr', 'svg 组件', '图标组件'],
    ['样式', 'css', '样式表'],
    ['css modules', 'css 模块'],
    ['预处理', 'sass', 'scss', 'less'],
    // 产物首尾的内容
    ['banner', '头部', '开头', '版权', '许可证', '顶部'],
    ['footer', '末尾', '尾部', '结尾', '底部'],
    ['hashbang', 'shebang'],
    // 使用工具
    ['快速上手', '快速开始', '入门', '安装', '新项目', '新建', '创建'],
    ['create-rslib', '脚手架', '模板'],
    ['命令行', 'cli', '命令'],
    ['watch', '监听', '热更新'],
    ['inspect', '调试', '最终配置', '查看配置'],
    ['迁移', '切换', '替换成'],
    ['升级', '更新版本', '最新版本', '新版本'],
    ['名词解释', '术语', '术语表', '概念'],
    ['javascript api', 'js api', 'node api', '脚本里', '脚本中', '编程方式'],
    ['rstest', '单元测试', 'vitest', 'jest'],
    ['rsdoctor', '体积分析', '打包分析'],
    ['webassembly', 'wasm'],
    ['目录', '文件夹'],
    // 台湾与香港的说法
    ['类型', '型别'],
    ['声明', '宣告'],
    ['文件', '档案'],
    ['配置', '设定'],
    ['项目', '专案'],
    ['模块', '模组'],
    // 选项的中文说法
    ['缓存', 'buildCache'],
    ['装饰器', 'decorators'],
    ['常量', 'define'],
    ['哈希', 'filenameHash'],
    ['日志', 'logLevel'],
    ['清空', 'cleanDistPath'],
    ['源码映射', 'source map', 'sourceMap'],
    ['环境变量', 'env', 'process.env'],
    ['faq', '常见问题', '疑难解答'],
    ['报错', '错误', '失败'],
    ['别名', 'alias', '路径映射'],
    ['入口', 'entry', '多入口'],
    ['扩展名', '后缀', '后缀名', '文件名'],
    ['介绍', '简介', '概述'],
    ['导入', '引入', '引用', 'import'],
    ['删除', '移除', '去掉', '去除'],
    ['重复', '两份', '多份', '冗余'],
    ['缺失', '丢失', '缺少', '找不到', '没有'],
    ['注释', 'comment', 'comments'],
    ['开启', '启用', '打开'],
    ['关闭', '禁用'],
  ],
};

export const queryWords: Readonly<Record<Language, QueryWords>> = {en, zh};
