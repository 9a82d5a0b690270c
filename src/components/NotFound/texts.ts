import type {Locale} from '@site/src/site/locales';

/** Texts of the 404 page in every language: one built file may have to speak any of them. */
export const notFoundTexts: Readonly<
  Record<
    Locale,
    {readonly title: string; readonly text: string; readonly home: string; readonly near: string}
  >
> = {
  en: {
    title: 'PAGE NOT FOUND',
    text: 'This branch ends here. The page may have moved, or the address has a slip in it.',
    home: 'Take me home',
    near: 'Pages with a similar address:',
  },
  'zh-Hans': {
    title: '页面未找到',
    text: '这一枝到此为止。页面可能已经移走，也可能是地址写错了。',
    home: '返回首页',
    near: '地址相近的页面：',
  },
};
