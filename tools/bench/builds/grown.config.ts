// This site with its pages as often as `npm run bench:build -- --times` says.
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {loadConfig} from '../../../src/config/loadConfig';
import {settings} from '../../../src/site/settings';

export default () =>
  loadConfig({
    siteDir: path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..'),
    settings,
    content: {
      docs: '.cache/bench/grown/ours/docs',
      blog: 'blog',
      releases: 'releases',
      skill: 'src/pages/_skill.mdx',
      pages: 'src/pages',
      i18n: '.cache/bench/grown/ours/i18n',
      sidebars: 'sidebars.ts',
      translation: 'i18n/translation.json',
      static: ['static'],
    },
  });
