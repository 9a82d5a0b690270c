import type {LocalizedText} from '../../site/locales';

/** The fields of package.json that list packages, with what becomes of these by default in `esm` and `cjs`. */
export const fields = [
  {name: 'devDependencies', isExternal: false},
  {name: 'dependencies', isExternal: true},
  {name: 'peerDependencies', isExternal: true},
  {name: 'optionalDependencies', isExternal: true},
] as const;

/** What the drawing shows, in the page and in its Markdown. */
export const words = {
  modulesName: {
    en: 'What goes external in esm and cjs',
    'zh-Hans': 'esm 与 cjs 产物中的外部依赖',
  },
  modulesDescription: {
    en: 'Your own source and the packages in devDependencies are bundled into the output. The packages in dependencies, peerDependencies and optionalDependencies stay outside and are imported.',
    'zh-Hans':
      '自己的源码和 devDependencies 中的包打包进产物，dependencies、peerDependencies 和 optionalDependencies 中的包留在外部，由产物导入。',
  },
  modulesText: {
    en: 'What the package manager installs for your users stays outside.',
    'zh-Hans': '包管理器会为用户安装的包都留在外部。',
  },
  scriptsName: {
    en: 'What goes external in umd, iife and mf',
    'zh-Hans': 'umd、iife 与 mf 产物中的外部依赖',
  },
  scriptsDescription: {
    en: 'Your own source and the packages in devDependencies, dependencies, peerDependencies and optionalDependencies are all bundled into the output.',
    'zh-Hans':
      '自己的源码以及 devDependencies、dependencies、peerDependencies 和 optionalDependencies 中的包全部打包进产物。',
  },
  scriptsText: {
    en: 'A file that is loaded by its address has to bring everything along.',
    'zh-Hans': '通过地址直接加载的文件必须自带全部代码。',
  },
  bundled: {en: 'in the output', 'zh-Hans': '打包进产物'},
  external: {en: 'external', 'zh-Hans': '外部依赖'},
  legend: {
    en: 'The defaults in bundle mode. A filled node is in the file, a dashed line leads to what stays outside.',
    'zh-Hans': '打包模式下的默认行为：实心节点在文件之内，虚线通向留在外部的包。',
  },
  source: {en: 'Your own source', 'zh-Hans': '自己的源码'},
  package: {en: 'Packages in {field}', 'zh-Hans': '{field} 中的包'},
  origin: {en: 'What is imported', 'zh-Hans': '导入的内容'},
  isBundled: {en: 'Bundled', 'zh-Hans': '打包进产物'},
  isExternal: {en: 'External', 'zh-Hans': '外部依赖'},
} as const satisfies Readonly<Record<string, LocalizedText>>;
