import type {LoadContext, Plugin} from '@docusaurus/types';
import {readStatus} from '../../compiler/outputs/buildTranslationStatus';
import {defaultLocale, type Locale} from '../../site/locales';
import {statusRoute} from '../../site/pageRoutes';
import {Joi, validateOptions} from '../validateOptions';
import {contentOf} from '../site-pages/compilerInput';

type Options = {readonly content: {readonly translation?: string}};

/** Adds the page for translators to each translated language. */
export default function siteTranslation(context: LoadContext, {content}: Options): Plugin {
  const {siteDir, baseUrl, i18n} = context;
  const locale = i18n.currentLocale as Locale;
  return {
    name: 'site-translation',
    async allContentLoaded({allContent, actions}) {
      if (content.translation === undefined || locale === defaultLocale) return;
      const source = {siteDir, file: content.translation, locale};
      const status = await readStatus(source, contentOf(allContent));
      await actions.createData('status.json', JSON.stringify(status));
      // Paths with aliases: these strings become part of a bundle, which must not contain paths of this machine.
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

siteTranslation.validateOptions = validateOptions<Options>({
  content: Joi.object().required(),
});
