import type {LocalizedText} from '../../site/locales';

/** The line below a page, in the page and in its Markdown. */
export const words = {
  verified: {en: 'Verified with {tool}', 'zh-Hans': '已用 {tool} 验证'},
  examples: {en: 'Examples', 'zh-Hans': '示例'},
  line: {en: 'Verified with {tool}.', 'zh-Hans': '已用 {tool} 验证。'},
  lineWithExamples: {
    en: 'Verified with {tool}. Examples: {examples}.',
    'zh-Hans': '已用 {tool} 验证。示例：{examples}。',
  },
  separator: {en: ', ', 'zh-Hans': '、'},
} as const satisfies Readonly<Record<string, LocalizedText>>;
