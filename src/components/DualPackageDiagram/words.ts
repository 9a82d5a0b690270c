import type {LocalizedText} from '../../site/locales';

/** Each way of loading, with the files that `exports` answers. */
export const ways = [
  {call: 'import', condition: 'import', code: 'index.js', types: 'index.d.ts'},
  {call: 'require()', condition: 'require', code: 'index.cjs', types: 'index.d.cts'},
] as const;

/** What the drawing shows, in the page and in its Markdown. */
export const words = {
  choiceName: {en: 'Which files a dual package gives', 'zh-Hans': '双格式包提供哪些文件'},
  choiceDescription: {
    en: 'The field exports in package.json has two branches. The call import takes the branch import, which leads to index.js and its declaration file index.d.ts. The call require() takes the branch require, which leads to index.cjs and its declaration file index.d.cts.',
    'zh-Hans':
      'package.json 的 exports 字段有两个分支：import 走 import 分支，得到 index.js 和它的声明文件 index.d.ts；require() 走 require 分支，得到 index.cjs 和它的声明文件 index.d.cts。',
  },
  choiceText: {
    en: 'The call decides: an ES module for one, a CommonJS file for the other, each with types that fit it.',
    'zh-Hans': '由调用方式决定：一边得到 ES 模块，一边得到 CommonJS 文件，各有与之匹配的声明文件。',
  },
  hazardName: {en: 'The dual package hazard', 'zh-Hans': '双包风险'},
  hazardDescription: {
    en: 'One program has two files: main.mjs imports the package and gets index.js, plugin.cjs requires it and gets index.cjs. Each of the two copies has a state of its own.',
    'zh-Hans':
      '同一个程序里有两个文件：main.mjs 用 import 加载这个包，得到 index.js；plugin.cjs 用 require() 加载它，得到 index.cjs。这两份代码各有一份状态。',
  },
  hazardText: {
    en: 'A program that uses both has loaded the package twice. What one copy stores, the other does not see.',
    'zh-Hans': '两种方式都用到的程序，会把这个包加载两次：一份代码存下的内容，另一份看不到。',
  },
  program: {en: 'one program', 'zh-Hans': '同一个程序'},
  copies: {en: 'two copies', 'zh-Hans': '两份代码'},
  state: {en: 'its own state', 'zh-Hans': '自己的状态'},
  legend: {
    en: 'A filled node is the code that runs, an open one the declaration file that TypeScript reads.',
    'zh-Hans': '实心节点是运行的代码，空心节点是 TypeScript 读取的声明文件。',
  },
  call: {en: 'How it is loaded', 'zh-Hans': '加载方式'},
  condition: {en: 'Branch of {field}', 'zh-Hans': '{field} 的分支'},
  code: {en: 'Code', 'zh-Hans': '代码'},
  types: {en: 'Types', 'zh-Hans': '声明文件'},
} as const satisfies Readonly<Record<string, LocalizedText>>;
