import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type * as Docs from '@docusaurus/plugin-content-docs';
import type {LoadContext, OptionValidationContext} from '@docusaurus/types';
import {writeReleases} from '../../rslib/releases/writeReleases';
import type {PageFolders} from '../../rslib/facts/readRecords';
import type {Locale} from '../../site/locales';
import {isBuild} from '../isBuild';

const require = createRequire(import.meta.url);
const docs = require('@docusaurus/plugin-content-docs') as typeof Docs;

/** `docs` has the options of the docs plugin, `content` the folders of the pages that pages about releases link to. */
type Options = {readonly content: PageFolders; readonly docs: never};
type Given = Options & {readonly id: string};

/** Returns the folder of the generated pages, relative to the site. */
export const releasesFolder = (locale: string): string => `.cache/releases-pages/${locale}`;

/** Generates pages about releases from records, and returns a docs plugin for them. */
export default async function siteReleases(
  context: LoadContext,
  {content, docs: options}: Options,
): ReturnType<typeof docs.default> {
  const {siteDir, i18n} = context;
  const locale = i18n.currentLocale as Locale;
  const folder = path.join(siteDir, releasesFolder(locale));
  // In development, `site-pages` renews these pages in the background.
  if (isBuild() || !existsSync(folder)) await writeReleases(folder, siteDir, locale, content);
  return docs.default(context, options);
}

siteReleases.validateOptions = ({validate, options}: OptionValidationContext<Given, never>) => {
  const {content, docs: documents, id} = options;
  const given = {validate: validate as never, options: {...(documents as object), id}};
  return {content, id, docs: docs.validateOptions(given)};
};
