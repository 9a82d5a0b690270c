import {looksLikeLog} from '../../../../src/lib/search/looksLikeLog';

const escape = String.fromCharCode(27);

it.each([
  ['colours', `${escape}[31mbuild${escape}[39m started`],
  ['colours without the escape character', '[31mbuild[39m started'],
  [
    'a message and its stack',
    'TypeError: a is not a function\n    at file:///srv/ui/dist/Button.js:3:20',
  ],
  ['a stack alone', '    at run (/srv/app/index.js:3:20)\n    at main (/srv/app/index.js:9:1)'],
  ['several lines with an error', 'rslib build\nerror   Build failed\nready'],
  ['several lines with a failure in words', 'Building\nCould not resolve the entry\nDone'],
  ['several Chinese lines with a failure', '开始构建\n构建失败：找不到入口'],
  [
    'a message with the name of an error',
    'ReferenceError: require is not defined in ES module scope',
  ],
  [
    'a message with a code',
    'TypeError [ERR_IMPORT_ATTRIBUTE_MISSING]: Module "file:///a.json" needs an attribute',
  ],
  [
    'a message of TypeScript',
    "src/index.ts(1,21): error TS2307: Cannot find module './Counter.vue'.",
  ],
  [
    'a message of TypeScript without a file',
    "TS18003: No inputs were found in config file 'tsconfig.json'.",
  ],
  ['a message of npm', 'npm ERR! code ERESOLVE'],
  ['a message with a level', 'error   Failed to generate declaration files. (esm)'],
  [
    'a message with a quoted name',
    "Cannot find package 'escape-goat' imported from /srv/app/dist/index.js",
  ],
  ['a message with a symbol', "  × Module not found: Can't resolve './a'"],
])('takes %s for a log', (_, text) => {
  expect(looksLikeLog(text)).toBe(true);
});

it.each([
  ['words', 'keep react external'],
  [
    'a sentence',
    'I would like to publish my components with their styles and their types in one package',
  ],
  ['a question', 'How do I publish one declaration file for each entry of my package?'],
  ['a question about an error', "Why do I get cannot find module './a' when I run the build?"],
  ['a question about an error without its sign', 'how to fix cannot find module in src/index.ts'],
  [
    'a sentence about an error',
    'styles are missing when the component is installed in another application',
  ],
  ['a Chinese sentence', '我想把组件库的样式和类型声明一起打包发布到 npm 上，应该怎样配置才好'],
  ['a Chinese question about an error', '为什么构建失败以后 dist 里没有声明文件'],
  ['several lines of prose', 'Publish components with styles.\nEach component has its own file.'],
  ['configuration', "export default {\n  lib: [{format: 'esm'}],\n};"],
  ['an option', 'output.cleanDistPath'],
  ['a file name', 'src/index.ts'],
  ['nothing', ' \n '],
])('does not take %s for a log', (_, text) => {
  expect(looksLikeLog(text)).toBe(false);
});
