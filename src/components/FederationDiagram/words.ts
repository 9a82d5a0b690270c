import type {LocalizedText} from '../../site/locales';

/** The names in the drawing: the module that is exposed, the package that is shared, the file that lists what there is. */
export const names = {module: './Counter', shared: 'react', manifest: 'mf-manifest.json'} as const;

/** What the drawing shows, in the page and in its Markdown. Code stands in backticks where Markdown has it. */
export const words = {
  producerName: {en: 'What the producer builds', 'zh-Hans': '生产者构建的内容'},
  producerDescription: {
    en: 'The module ./Counter, which is named in exposes, becomes three kinds of files in the output: mf-manifest.json, the remote entry, and a chunk with the module. The package react, which is named in shared, is shared with the host.',
    'zh-Hans':
      'exposes 中的模块 ./Counter 在产物中变成三类文件：mf-manifest.json、远程入口，以及含有该模块的 chunk。shared 中的 react 与宿主共用。',
  },
  producerText: {
    en: 'Deploy the output folder to a server. The manifest tells every host which files belong to a module.',
    'zh-Hans': '把产物目录部署到服务器上。清单告诉每个宿主，一个模块由哪些文件组成。',
  },
  hostName: {en: 'What the host loads', 'zh-Hans': '宿主加载的内容'},
  hostDescription: {
    en: 'The host has react. At run time it fetches mf-manifest.json first, then the remote entry, then the chunk with ./Counter. This module uses the react of the host.',
    'zh-Hans':
      '宿主中有 react。运行时，宿主先获取 mf-manifest.json，再加载远程入口，最后加载含有 ./Counter 的 chunk，这个模块使用的是宿主的 react。',
  },
  hostText: {
    en: 'The host knows one address. It fetches the rest when a page needs the module, so you can update it without building the host again.',
    'zh-Hans':
      '宿主只知道一个地址，页面用到这个模块时才获取其余文件，因此更新模块无需重新构建宿主。',
  },
  host: {en: 'Host in the browser', 'zh-Hans': '浏览器中的宿主'},
  first: {en: 'fetched first', 'zh-Hans': '最先获取'},
  entry: {en: 'remote entry', 'zh-Hans': '远程入口'},
  chunk: {en: 'chunk with {module}', 'zh-Hans': '含 {module} 的 chunk'},
  shared: {en: 'shared with the host', 'zh-Hans': '与宿主共用'},
  oneCopy: {en: 'one copy for both', 'zh-Hans': '双方共用一份'},
  legend: {
    en: 'Solid lines lead to files, dashed lines to a package of which both sides use one copy.',
    'zh-Hans': '实线通向文件，虚线通向双方共用一份的包。',
  },
  part: {en: 'Part', 'zh-Hans': '组成部分'},
  producer: {en: 'Producer', 'zh-Hans': '生产者'},
  consumer: {en: 'Host', 'zh-Hans': '宿主'},
  module: {en: 'Module {module}', 'zh-Hans': '模块 {module}'},
  exposed: {en: 'Named in {field}, built as a chunk', 'zh-Hans': '列在 {field} 中，构建为 chunk'},
  loaded: {en: 'Loaded when it is needed', 'zh-Hans': '用到时加载'},
  written: {en: 'Written with the output', 'zh-Hans': '随产物一起输出'},
  fetched: {en: 'Named in {field}, fetched first', 'zh-Hans': '列在 {field} 中，最先获取'},
  remoteEntry: {en: 'Remote entry', 'zh-Hans': '远程入口'},
  found: {en: 'Found through the manifest', 'zh-Hans': '通过清单找到'},
  package: {en: 'Package {package}', 'zh-Hans': '包 {package}'},
  inShared: {en: 'Named in {field}', 'zh-Hans': '列在 {field} 中'},
  sharedOnce: {
    en: 'Named in {field}; both sides use one copy',
    'zh-Hans': '列在 {field} 中，双方共用一份',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;
