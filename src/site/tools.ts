import type {LocalizedText} from './locales';

/** A tool that the tools menu, the landing page and the table of the introduction show. */
type Tool = {
  readonly name: string;
  readonly description: LocalizedText;
  readonly logo: ToolLogoName;
  readonly logoScale?: number;
  readonly href: string;
  readonly linkText: string;
  readonly npmPackage?: string;
};

export type ToolLogoName =
  'rspack' | 'rsbuild' | 'rslib' | 'rspress' | 'rsdoctor' | 'rstest' | 'rslint' | 'ecosystem';

export type ToolGroup = {readonly title: LocalizedText; readonly tools: readonly Tool[]};

/** Tools of the family. Rsbuild is based on Rspack, and Rslib on Rsbuild, so these three are in this order. */
export const tools: readonly Tool[] = [
  {
    name: 'Rspack',
    logo: 'rspack',
    href: 'https://rspack.rs',
    linkText: 'rspack.rs',
    npmPackage: '@rspack/core',
    description: {
      en: 'Bundler that takes over webpack configs and runs on Rust',
      'zh-Hans': '用 Rust 编写的打包工具，可沿用 webpack 配置',
    },
  },
  {
    name: 'Rsbuild',
    logo: 'rsbuild',
    href: 'https://rsbuild.rs',
    linkText: 'rsbuild.rs',
    npmPackage: '@rsbuild/core',
    description: {
      en: 'Build tool for web apps, ready without configuration',
      'zh-Hans': '面向 Web 应用的构建工具，零配置即可上手',
    },
  },
  {
    name: 'Rslib',
    logo: 'rslib',
    href: 'https://rslib.rs',
    linkText: 'rslib.rs',
    npmPackage: '@rslib/core',
    description: {
      en: 'Library builds: every format and the types, from one config',
      'zh-Hans': '库构建工具：一份配置，产出所有格式与类型声明',
    },
  },
  {
    name: 'Rspress',
    logo: 'rspress',
    href: 'https://rspress.rs',
    linkText: 'rspress.rs',
    npmPackage: '@rspress/core',
    description: {
      en: 'Static sites from Markdown and MDX',
      'zh-Hans': '用 Markdown 与 MDX 生成静态站点',
    },
  },
  {
    name: 'Rsdoctor',
    logo: 'rsdoctor',
    href: 'https://rsdoctor.rs',
    linkText: 'rsdoctor.rs',
    npmPackage: '@rsdoctor/core',
    description: {
      en: 'Looks inside a build and says what made it slow or big',
      'zh-Hans': '看清构建为何变慢、产物为何变大',
    },
  },
  {
    name: 'Rstest',
    logo: 'rstest',
    href: 'https://rstest.rs',
    linkText: 'rstest.rs',
    npmPackage: '@rstest/core',
    description: {
      en: 'Test framework that reuses your build config',
      'zh-Hans': '直接复用构建配置的测试框架',
    },
  },
  {
    name: 'Rslint',
    logo: 'rslint',
    href: 'https://rslint.rs',
    linkText: 'rslint.rs',
    npmPackage: '@rslint/core',
    description: {
      en: 'Type-aware linter with a native core',
      'zh-Hans': '原生内核、能理解类型的代码检查工具',
    },
  },
];

/** Groups of the tools menu. The landing page shows the first group. */
export const toolGroups: readonly ToolGroup[] = [
  {title: {en: 'Tool family', 'zh-Hans': '工具家族'}, tools},
  {
    title: {en: 'Ecosystem', 'zh-Hans': '生态'},
    tools: [
      {
        name: 'Rstack',
        logo: 'ecosystem',
        href: 'https://github.com/rstackjs',
        linkText: 'github.com/rstackjs',
        description: {
          en: 'Plugins, templates and integrations',
          'zh-Hans': '插件、模板与集成',
        },
      },
    ],
  },
];
