/** Builds what only the browser tests need: the fixture site in its variants. */
import {cpSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {stampFile} from '../build/output';
import {locales} from '../../src/site/locales';
import {agreeOn} from '../../src/translation/agree';
import {inLocale, readConfig} from '../../src/translation/config';
import {writeLock, type Lock} from '../../src/translation/lock';
import {readTranslation} from '../../src/translation/translation';
import {cacheDir, root} from '../support/paths';
import {execModule, run} from '../support/process';

/** The fixture site: `<folder>/<variant>`. */
export const fixtureDir = join(cacheDir, 'fixture');

/** The variants of the fixture site, whose settings stand with it. */
const variants = ['full', 'small', 'bare', 'hosted', 'below'] as const;

export type Variant = (typeof variants)[number];

/** What a variant is built with besides its settings. */
export const environments: Partial<Record<Variant, Readonly<Record<string, string>>>> = {
  hosted: {ALGOLIA_APP_ID: 'TESTAPP', ALGOLIA_API_KEY: 'test-key', ALGOLIA_INDEX_NAME: 'fixture'},
  below: {BASE_URL: '/pr-7/'},
};

/** Builds all of them, one after the other; the exit code of the first that fails, else 0. */
export async function buildVariants(): Promise<number> {
  // The pages of the fixture site are its own, the words of its interface are the site's.
  rmSync(join(fixtureDir, 'i18n'), {recursive: true, force: true});
  cpSync(join(root, 'tests/fixture-site/i18n'), join(fixtureDir, 'i18n'), {recursive: true});
  for (const locale of locales) {
    const messages = join('i18n', locale, 'code.json');
    cpSync(join(root, messages), join(fixtureDir, messages));
  }
  await agreeOnPages();
  for (const variant of variants) {
    const code = await build(variant);
    if (code !== 0) return code;
  }
  return 0;
}

/** Notes what both languages said when they were agreed; the pages of the fixture site have moved on since. */
async function agreeOnPages(): Promise<void> {
  const config = readConfig(root, 'tests/fixture-site/translation.json');
  const folder = 'tests/fixture-site/agreed';
  const before = {
    ...config,
    content: [{source: `${folder}/en`, target: `${folder}/{locale}`, prefix: ''}],
  };
  for (const locale of config.locales) {
    const {pages} = await readTranslation(root, before, locale);
    const lock = pages.reduce<Lock>((agreed, page) => agreeOn(agreed, page).lock, {});
    writeLock(root, inLocale(config.lock, locale), {pages: lock, isWhole: true});
  }
}

async function build(variant: Variant): Promise<number> {
  const dir = join(fixtureDir, variant);
  const env = {BASE_URL: '/', ...environments[variant]};
  console.log(`Building ${dir.slice(root.length + 1)} …`);
  const code = await execModule(
    '@docusaurus/core/bin/docusaurus.mjs',
    ['build', '--config', 'tests/fixture-site/docusaurus.config.ts', '--out-dir', dir],
    {
      ...env,
      FIXTURE: variant,
      SITE_URL: 'http://localhost:3000',
      // A folder of its own, and no cache: these builds must not touch those of the site.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-variants',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      SKIP_HTML_MINIFICATION: 'true',
    },
  );
  if (code === 0) {
    writeFileSync(join(dir, stampFile), JSON.stringify({fingerprint: '', base: env.BASE_URL}));
  }
  return code;
}

run(import.meta.url, async () => process.exit(await buildVariants()));
