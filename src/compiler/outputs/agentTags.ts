import type {HtmlTags} from '@docusaurus/types';
import {llmsFiles} from '../../site/outputFiles';
import type {Locale} from '../../site/locales';
import {getMessage} from '../messages';

/**
 * Returns the tags that point agents to `llms.txt` on every page: a link in the head, and a hidden paragraph
 * for programs that read the body only.
 */
export function agentTags(
  locale: Locale,
  baseUrl: string,
): {readonly headTags: HtmlTags; readonly preBodyTags: HtmlTags} {
  const index = `${baseUrl}${llmsFiles.index}`;
  const sentence = getMessage(locale, 'build.mirror.agents', {
    index: `<a href="${index}">${index}</a>`,
  });
  return {
    headTags: [
      {
        tagName: 'link',
        attributes: {rel: 'describedby', type: 'text/plain', href: index},
      },
    ],
    preBodyTags: [
      {
        tagName: 'p',
        attributes: {hidden: true},
        innerHTML: sentence,
      },
    ],
  };
}
