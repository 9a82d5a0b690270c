/** Builds the fixture site of the browser tests in all its variants: `.cache/fixture/<variant>`. */
import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {variants} from '../tests/fixture-site/settings';
import {execModule, run} from './support';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const cache = path.join(root, '.cache/fixture');

/** Builds every variant; throws with the name of the one that failed. */
export async function buildFixtures(): Promise<void> {
  // Its pages are its own, the words of the interface are the site's.
  rmSync(path.join(cache, 'i18n'), {recursive: true, force: true});
  cpSync(path.join(root, 'tests/fixture-site/i18n'), path.join(cache, 'i18n'), {recursive: true});
  for (const locale of ['en', 'zh-Hans']) {
    cpSync(
      path.join(root, 'i18n', locale, 'code.json'),
      path.join(cache, 'i18n', locale, 'code.json'),
    );
  }
  for (const variant of Object.keys(variants)) {
    console.log(`Building the fixture site: ${variant} …`);
    const code = await execModule(
      '@docusaurus/core/bin/docusaurus.mjs',
      ['build', '--config', 'tests/fixture-site/docusaurus.config.ts', '--out-dir', path.join(cache, variant)],
      {
        FIXTURE: variant,
        SITE_URL: 'http://localhost:3000',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-fixture',
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    );
    if (code !== 0) throw new Error(`The fixture site "${variant}" could not be built.`);
  }
}

run(import.meta.url, buildFixtures);
