import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {locales, type Locale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import {blogSource, docSource, homeSource} from '../../compiler/parse/sources';
import {cardOf, groupLabels} from '../../compiler/cards/cards';
import {say} from '../../compiler/say';
import {writeImages, type SocialPage} from '../../compiler/cards/images';

type Options = {readonly settings: SiteSettings};

/** Draws the social image of every page from its title. `SocialImage` names it in the head of the page. */
export default function siteSocial(context: LoadContext, {settings}: Options): Plugin {
  const {siteDir, baseUrl, outDir, i18n} = context;
  const locale = i18n.currentLocale as Locale;
  let pages: readonly SocialPage[] = [];
  return {
    name: 'site-social',

    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const version = docs.loadedVersions[0]!;
      const slogan = say(locale, 'home.subtitle');
      const place = {siteDir, baseUrl, locale, locales};
      const content = {settings, locale, groups: groupLabels(version.sidebars), slogan};
      pages = [
        homeSource(siteDir, locale, settings),
        ...version.docs.map((doc) => docSource(doc, place)),
        ...(blog ? blogSource(blog, place) : []),
      ].map((source) => ({routePath: source.routePath, card: cardOf(source, content)}));
      return Promise.resolve();
    },

    async postBuild() {
      const began = performance.now();
      const cacheDir = path.join(siteDir, '.cache/social');
      const drawn = await writeImages(pages, {siteDir, outDir, cacheDir});
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`Social images of ${locale}: ${pages.length}, ${drawn} drawn, ${seconds} s.`);
    },
  };
}
