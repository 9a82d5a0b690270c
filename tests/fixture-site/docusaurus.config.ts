import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {loadConfig} from '../../src/config/loadConfig';
import type {Variant} from '../../tools/test/variants';
import {variants} from './settings';

const siteDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export default () =>
  loadConfig({
  siteDir,
  settings: variants[(process.env.FIXTURE ?? 'full') as Variant],
  content: {
    docs: 'tests/fixture-site/docs',
    pages: 'tests/fixture-site/pages',
    i18n: '.cache/fixture/i18n',
    sidebars: 'tests/fixture-site/sidebars.ts',
    translation: 'tests/fixture-site/translation.json',
    static: ['static', 'tests/fixture-site/static'],
  },
});
