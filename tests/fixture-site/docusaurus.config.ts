import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {loadConfig} from '../../src/config/loadConfig';
import type {Variant} from '../../tools/test/variants';
import {variants} from './settings';

const siteDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export default async () => {
  const config = await loadConfig({
    siteDir,
    settings: variants[(process.env.FIXTURE ?? 'full') as Variant],
    content: {
      docs: 'tests/fixture-site/docs',
      pages: 'tests/fixture-site/pages',
      theme: 'tests/fixture-site/theme',
      i18n: '.cache/fixture/i18n',
      sidebars: 'tests/fixture-site/sidebars.ts',
      translation: 'tests/fixture-site/translation.json',
      static: ['static', 'tests/fixture-site/static'],
    },
  });
  const routes = path.join(siteDir, 'tests/fixture-site/components/countRoutes.ts');
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      () => ({name: 'count-routes', getClientModules: () => [routes]}),
    ],
  };
};
