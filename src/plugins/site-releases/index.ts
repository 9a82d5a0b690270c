import path from 'node:path';
import docs, {validateOptions as checkDocs} from '@docusaurus/plugin-content-docs';
import type {LoadContext, OptionValidationContext} from '@docusaurus/types';
import {writeReleases} from '../../compiler/releases/write';
import type {PageFolders} from '../../compiler/facts/read';
import type {Locale} from '../../site/locales';

/** What the plugin for documents is given, and where the pages are that releases are about. */
type Options = {readonly content: PageFolders; readonly docs: never};

/** Where the pages of a language are written before Docusaurus reads them. */
export const releasesFolder = (locale: string): string => `.cache/releases-pages/${locale}`;

/** Pages about releases, as documents: written from records, compiled as all others are. */
export default async function siteReleases(
  context: LoadContext,
  {content, docs: options}: Options,
): ReturnType<typeof docs> {
  const {siteDir, i18n} = context;
  const locale = i18n.currentLocale as Locale;
  const folder = path.join(siteDir, releasesFolder(locale));
  await writeReleases(folder, siteDir, locale, content);
  return docs(context, options);
}

/** The options for documents are checked by the plugin that they are for. */
export function validateOptions({
  validate,
  options: {content, docs: options, id},
}: OptionValidationContext<Options & {id: string}, never>) {
  return {
    content,
    id,
    docs: checkDocs({validate: validate as never, options: {...(options as object), id}}),
  };
}
