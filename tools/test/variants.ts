import {cpSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  agreeOn,
  inLocale,
  type Lock,
  readConfig,
  readTranslation,
  writeLock,
} from 'docusaurus-translations';
import {stampFile} from '../build/output';
import {locales} from '../../src/site/locales';
import {cacheDir, root} from '../support/paths';
import {execModule, run} from '../support/process';

/** Folder that contains the built variants, each in a folder with its name. */
export const fixtureDir = join(cacheDir, 'fixture');

/** Variants of the fixture site; `tests/fixture-site/settings.ts` has their settings. */
const variants = ['full', 'small', 'hosted'] as const;

export type Variant = (typeof variants)[number];

export const environments: Partial<Record<Variant, Readonly<Record<string, string>>>> = {
  hosted: {
    BASE_URL: '/pr-7/',
    ALGOLIA_APP_ID: 'TESTAPP',
    ALGOLIA_API_KEY: 'test-key',
    ALGOLIA_INDEX_NAME: 'fixture',
  },
};

/** Writes a translation lock from the pages in `agreed`. Pages of the site that differ from these count as changed. */
async function writeTranslationLock(): Promise<void> {
  const config = readConfig(root, 'tests/fixture-site/translation.json');
  const folder = 'tests/fixture-site/agreed';
  const before = {
    ...config,
    content: [{source: `${folder}/en`, target: `${folder}/{locale}`, prefix: ''}],
  };
  for (const locale of config.locales) {
    const {pages} = await readTranslation(root, before, locale);
    const lock = pages.reduce<Lock>((agreed, page) => agreeOn(agreed, page).lock, {});
    writeLock(root, inLocale(config.lock, locale), lock);
  }
}

/** Builds a variant of the fixture site. Ends the process if that fails. */
async function build(variant: Variant): Promise<void> {
  const dir = join(fixtureDir, variant);
  const env = {BASE_URL: '/', ...environments[variant]};
  console.log(`Building ${dir.slice(root.length + 1)} …`);
  const code = await execModule(
    '@docusaurus/core/bin/docusaurus.mjs',
    ['build', '--config', 'tools/build/bundledConfig.cjs', '--out-dir', dir],
    {
      ...env,
      SITE_CONFIG: 'tests/fixture-site/docusaurus.config.ts',
      FIXTURE: variant,
      SITE_URL: 'http://localhost:3000',
      // Uses a separate folder and no cache, so that builds of the real site are not affected.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-variants',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      SKIP_HTML_MINIFICATION: 'true',
    },
  );
  if (code !== 0) process.exit(code);
  writeFileSync(join(dir, stampFile), JSON.stringify({fingerprint: '', base: env.BASE_URL}));
}

run(import.meta.url, async () => {
  // The fixture site has its own pages but uses the site's messages.
  rmSync(join(fixtureDir, 'i18n'), {recursive: true, force: true});
  cpSync(join(root, 'tests/fixture-site/i18n'), join(fixtureDir, 'i18n'), {recursive: true});
  for (const locale of locales) {
    const messages = join('i18n', locale, 'code.json');
    cpSync(join(root, messages), join(fixtureDir, messages));
  }
  await writeTranslationLock();
  const named = process.argv.slice(2);
  for (const variant of variants) {
    if (named.length === 0 || named.includes(variant)) await build(variant);
  }
});
