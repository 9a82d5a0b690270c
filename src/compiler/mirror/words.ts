import type {LocalizedText} from '../../site/locales';

/** What stands in mirrors and llms.txt around the text of the pages. */
export const words = {
  address: {en: 'Address', 'zh-Hans': '网址'},
  language: {en: 'Language', 'zh-Hans': '语言'},
  published: {en: 'Published', 'zh-Hans': '发布于'},
  updated: {en: 'Last updated', 'zh-Hans': '最后更新于'},
  allPages: {en: 'All pages', 'zh-Hans': '全部页面'},
  colon: {en: ': ', 'zh-Hans': '：'},
  index: {
    en: 'Every page of this documentation as Markdown, in the order of its menus. The page itself is at the same address without {md}.',
    'zh-Hans':
      '本文档的全部页面，均为 Markdown，按菜单顺序排列。去掉地址末尾的 {md} 即为网页本身。',
  },
  blog: {en: 'Blog', 'zh-Hans': '博客'},
  full: {en: 'All pages in one file', 'zh-Hans': '全部页面合并为一个文件'},
  skill: {en: 'A skill for agents', 'zh-Hans': '供智能体加载的 skill（英文）'},
  agents: {
    en: 'For AI agents: {index} lists all pages as Markdown.',
    'zh-Hans': '致 AI 智能体：{index} 列出全部页面的 Markdown。',
  },
  missing: {en: 'Page not found', 'zh-Hans': '页面未找到'},
  missingText: {
    en: 'There is no page at this address. {index} lists all pages.',
    'zh-Hans': '此地址没有页面。全部页面见 {index}。',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;
