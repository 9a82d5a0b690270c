import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {skillFile} from '../../site/llms';
import {defaultLocale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import {loadPageData} from '../../compiler/records/data';
import {renderSkill} from '../../compiler/outputs/skill';

type Options = {readonly settings: SiteSettings; readonly file: string};

/** Writes the skill, once for all languages: it speaks to agents, and English is what they are written to in. */
export default function siteSkill(context: LoadContext, {settings, file}: Options): Plugin {
  const {siteDir, baseUrl, outDir, siteConfig, i18n} = context;
  let skill: string | undefined;
  return {
    name: 'site-skill',

    async allContentLoaded({allContent}) {
      if (i18n.currentLocale !== defaultLocale) return;
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      skill = await renderSkill(file, {
        siteDir,
        siteUrl: siteConfig.url,
        baseUrl,
        settings,
        data: loadPageData(siteDir, defaultLocale),
        version: docs.loadedVersions[0]!,
      });
    },

    async postBuild() {
      if (skill !== undefined) await fs.writeFile(path.join(outDir, skillFile), skill);
    },
  };
}
