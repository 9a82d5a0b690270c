import type {LocalizedText} from '../../site/locales';

/** What the drawing shows, in the page and in its Markdown. Code stands in backticks. */
export const words = {
  bundleName: {en: 'Bundle mode', 'zh-Hans': '打包模式'},
  bundleDescription: {
    en: 'index.ts, utils/sum.ts and the package escape-goat from devDependencies are joined in index.js. The package clsx from dependencies stays an import.',
    'zh-Hans':
      'index.ts、utils/sum.ts 和 devDependencies 中的 escape-goat 合并成 index.js，dependencies 中的 clsx 保留为 import。',
  },
  bundleText: {
    en: 'One file per entry. Your own modules and development dependencies are inside it.',
    'zh-Hans': '每个入口一个文件，自己的模块和开发依赖都在其中。',
  },
  bundlelessName: {en: 'Bundleless mode', 'zh-Hans': 'bundleless 模式'},
  bundlelessDescription: {
    en: 'index.ts becomes index.js and utils/sum.ts becomes utils/sum.js. The packages escape-goat from devDependencies and clsx from dependencies stay imports.',
    'zh-Hans':
      'index.ts 输出为 index.js，utils/sum.ts 输出为 utils/sum.js，devDependencies 中的 escape-goat 和 dependencies 中的 clsx 都保留为 import。',
  },
  bundlelessText: {
    en: 'One file per source file. Packages are never copied in, whatever the field that lists them.',
    'zh-Hans': '每个源文件一个文件。无论依赖列在哪个字段，都不会打包进来。',
  },
  stays: {en: 'stays an import', 'zh-Hans': '保留为 import'},
  legend: {
    en: 'A filled node is a file that comes out. A dashed line is an import that stays.',
    'zh-Hans': '实心节点是输出的文件，虚线是保留下来的 import。',
  },
  source: {en: 'Source', 'zh-Hans': '源码'},
  package: {en: 'A package in {field}', 'zh-Hans': '{field} 中的依赖'},
  joined: {en: 'Joined into {file}', 'zh-Hans': '合并进 {file}'},
  kept: {en: 'Stays an import', 'zh-Hans': '保留为 import'},
} as const satisfies Readonly<Record<string, LocalizedText>>;
