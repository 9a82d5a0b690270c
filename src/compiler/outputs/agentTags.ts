import type {HtmlTags} from '@docusaurus/types';
import {llmsFiles} from '../../site/llms';
import type {Locale} from '../../site/locales';
import {say} from '../say';

/**
 * What every document of a language, the 404 page included, says of its `llms.txt`: a link in the head, and the same
 * in words for programs that read the body only. Nobody sees or hears a hidden paragraph.
 */
export function agentTags(
  locale: Locale,
  baseUrl: string,
): {readonly headTags: HtmlTags; readonly preBodyTags: HtmlTags} {
  const index = `${baseUrl}${llmsFiles.index}`;
  const sentence = say(locale, 'build.mirror.agents', {
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
