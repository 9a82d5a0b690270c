import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {translationStatus} from '../../compiler/outputs/translationStatus';
import {statusRoute} from '../../site/translationStatus';
import {defaultLocale, type Locale} from '../../site/locales';
import {readConfig} from '../../translation/config';
import {readTranslation} from '../../translation/translation';
import {checkOptions} from '../checkOptions';
import {contentOf} from '../site-pages/site';

type Options = {readonly content: {readonly translation?: string}; readonly sheet: string};

/** Adds the page for translators to every language that pages are translated to. */
export default function siteTranslation(context: LoadContext, given: unknown): Plugin {
  const kinds = {content: 'object', sheet: 'string'} as const;
  const {content, sheet} = checkOptions<Options>('site-translation', given, kinds);
  const {siteDir, baseUrl, i18n} = context;
  const locale = i18n.currentLocale as Locale;
  return {
    name: 'site-translation',
    async allContentLoaded({allContent, actions}) {
      if (content.translation === undefined || locale === defaultLocale) return;
      const config = readConfig(siteDir, content.translation);
      const {pages} = await readTranslation(siteDir, config, locale);
      const {version, blog} = contentOf(allContent);
      const posts = (blog?.blogPosts ?? []).map(({metadata}) => metadata);
      const known = new Map(
        [...version.docs, ...posts].map(({source, title, permalink}) => [
          source.replace(/^@site\//, ''),
          {title, href: permalink},
        ]),
      );
      const pageOf = (file: string) => known.get(file);
      const status = translationStatus(pages, {locale, sheet, pageOf});
      actions.addRoute({
        path: `${baseUrl}${statusRoute}`,
        component: path.join(siteDir, 'src/pages/_translation-status.tsx'),
        modules: {status: await actions.createData('status.json', JSON.stringify(status))},
        exact: true,
        unlisted: true,
      });
    },
  };
}
