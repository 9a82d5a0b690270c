import type {LoadContext, Plugin} from '@docusaurus/types';
import {readStatus} from '../../compiler/outputs/translationStatus';
import {defaultLocale, type Locale} from '../../site/locales';
import {statusRoute} from '../../site/translationStatus';
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
      const source = {siteDir, file: content.translation, locale};
      const status = await readStatus(source, contentOf(allContent), sheet);
      await actions.createData('status.json', JSON.stringify(status));
      // Both by alias: what a route names is written into a bundle.
      actions.addRoute({
        path: `${baseUrl}${statusRoute}`,
        component: '@site/src/pages/_translation-status.tsx',
        modules: {status: '@generated/site-translation/default/status.json'},
        exact: true,
        unlisted: true,
      });
    },
  };
}
