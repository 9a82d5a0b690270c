import type {LocalizedText} from '../../site/locales';

/** The three layers, from the one you use down to the one that does the work. */
export const layers: readonly {readonly name: string; readonly role: LocalizedText}[] = [
  {
    name: 'Rslib',
    role: {
      en: 'what a library needs: formats, bundleless output, declarations, external dependencies',
      'zh-Hans': '库所需的能力：多种格式、bundleless 产物、声明文件、依赖外部化',
    },
  },
  {
    name: 'Rsbuild',
    role: {
      en: 'configuration and plugins, the same as in your apps',
      'zh-Hans': '配置与插件，与应用所用的完全相同',
    },
  },
  {
    name: 'Rspack',
    role: {
      en: 'the bundler in Rust that reads, links and writes modules',
      'zh-Hans': '用 Rust 编写的打包工具，负责读取、连接与输出模块',
    },
  },
];
