import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {loadConfig} from './src/config/loadConfig';
import {settings} from './src/site/settings';

export default () =>
  loadConfig({
    siteDir: path.dirname(fileURLToPath(import.meta.url)),
    settings,
    content: {
      docs: 'docs',
      blog: 'blog',
      skill: 'src/pages/_skill.mdx',
      pages: 'src/pages',
      releases: 'releases',
      i18n: 'i18n',
      sidebars: 'sidebars.ts',
      translation: 'i18n/translation.json',
      static: ['static'],
    },
  });
