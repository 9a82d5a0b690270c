import type {LocalizedText} from './locales';

/** A common task, which the search suggests before a query is entered. `to` has no base path and language. */
type Task = {readonly text: LocalizedText; readonly to: string};

export const tasks: readonly Task[] = [
  {
    text: {en: 'Start a new library', 'zh-Hans': '新建一个库'},
    to: '/guide/start/quick-start#new',
  },
  {
    text: {en: 'Publish ESM and CommonJS', 'zh-Hans': '同时发布 ESM 和 CommonJS'},
    to: '/guide/basic/output-format#cjs',
  },
  {
    text: {en: 'Write declaration files', 'zh-Hans': '生成声明文件'},
    to: '/guide/advanced/dts',
  },
  {
    text: {en: 'Choose what is bundled', 'zh-Hans': '决定打包哪些依赖'},
    to: '/guide/advanced/third-party-deps',
  },
  {
    text: {en: 'Build a React library', 'zh-Hans': '构建 React 组件库'},
    to: '/guide/solution/react',
  },
  {
    text: {en: 'Move from tsup', 'zh-Hans': '从 tsup 迁移'},
    to: '/guide/migration/tsup',
  },
];
