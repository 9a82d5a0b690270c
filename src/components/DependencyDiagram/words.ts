import type {LocalizedText} from '../../site/locales';

/** Where somebody who installs the library gets a package from. */
type Origin = 'inside' | 'installed' | 'optional' | 'host';

/** The fields of package.json that list packages, a package for each, and its way to the user of the library. */
export const fields: readonly {
  readonly name: string;
  readonly package: string;
  readonly origin: Origin;
}[] = [
  {name: 'devDependencies', package: 'escape-goat', origin: 'inside'},
  {name: 'dependencies', package: 'clsx', origin: 'installed'},
  {name: 'optionalDependencies', package: 'picocolors', origin: 'optional'},
  {name: 'peerDependencies', package: 'react', origin: 'host'},
];

/** What the drawing shows, in the page and in its Markdown. */
export const words = {
  name: {en: 'What somebody who installs your library gets', 'zh-Hans': '安装你的库会得到什么'},
  description: {
    en: 'Installing the library brings three things: index.js, which contains the package escape-goat from devDependencies; the package clsx from dependencies; and, where it can be installed, picocolors from optionalDependencies. The package react from peerDependencies comes from the application.',
    'zh-Hans':
      '安装这个库会得到三项内容：index.js，其中含有 devDependencies 中的 escape-goat；dependencies 中的 clsx；以及在能够安装时，optionalDependencies 中的 picocolors。peerDependencies 中的 react 由应用提供。',
  },
  text: {
    en: 'Your package.json says where a package comes from: from your file, along with your library, or from the application that uses it.',
    'zh-Hans':
      'package.json 决定一个包从哪里来：包含在你的文件里，随你的库一起安装，或者由使用它的应用提供。',
  },
  legend: {
    en: 'For esm and cjs in bundle mode. A filled node is always there, an open one only where it can be installed.',
    'zh-Hans': '适用于打包模式下的 esm 与 cjs。实心节点一定存在，空心节点只在能够安装时存在。',
  },
  install: {en: 'with your library', 'zh-Hans': '随你的库安装'},
  application: {en: 'from the application', 'zh-Hans': '来自应用'},
  holds: {en: 'holds its code', 'zh-Hans': '含有它的代码'},
  field: {en: 'Field', 'zh-Hans': '字段'},
  output: {en: 'In your output', 'zh-Hans': '在产物中'},
  user: {en: 'Who installs your library', 'zh-Hans': '安装你的库的人'},
  bundled: {en: 'Bundled', 'zh-Hans': '打包进产物'},
  import: {en: 'An import', 'zh-Hans': '保留为 import'},
  inside: {
    en: 'Installs nothing: the code is in your file',
    'zh-Hans': '不用安装，代码就在你的文件里',
  },
  installed: {en: 'Gets it along with your library', 'zh-Hans': '随你的库一起得到'},
  optional: {en: 'Gets it where it can be installed', 'zh-Hans': '能够安装时才会得到'},
  host: {en: 'Provides it, one copy for all', 'zh-Hans': '自己提供，所有库共用一份'},
} as const satisfies Readonly<Record<string, LocalizedText>>;
