import {createRequire} from 'node:module';
import path from 'node:path';
import type * as Docs from '@docusaurus/plugin-content-docs';
import type {LoadContext, OptionValidationContext} from '@docusaurus/types';
import {writeReleases} from '../../compiler/releases/write';
import type {PageFolders} from '../../compiler/facts/read';
import type {Locale} from '../../site/locales';

const require = createRequire(import.meta.url);
const docs = require('@docusaurus/plugin-content-docs') as typeof Docs;

/** What the plugin for documents is given, and where the pages are that releases are about. */
type Options = {readonly content: PageFolders; readonly docs: never};
type Given = Options & {readonly id: string};

/** Where the pages of a language are written before Docusaurus reads them. */
export const releasesFolder = (locale: string): string => `.cache/releases-pages/${locale}`;

/** Pages about releases, as documents: written from records, compiled as all others are. */
export default async function siteReleases(
  context: LoadContext,
  {content, docs: options}: Options,
): ReturnType<typeof docs.default> {
  const {siteDir, i18n} = context;
  const locale = i18n.currentLocale as Locale;
  const folder = path.join(siteDir, releasesFolder(locale));
  await writeReleases(folder, siteDir, locale, content);
  return docs.default(context, options);
}

/** The options for documents are checked by the plugin that they are for. */
siteReleases.validateOptions = ({validate, options}: OptionValidationContext<Given, never>) => {
  const {content, docs: documents, id} = options;
  const given = {validate: validate as never, options: {...(documents as object), id}};
  return {content, id, docs: docs.validateOptions(given)};
};
