/** Builds what only the browser tests need: the fixture site in its variants, and the site below a base path. */
import {cpSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {stampFile} from '../build/output';
import {locales} from '../../src/site/locales';
import {cacheDir, root} from '../support/paths';
import {execModule, run} from '../support/process';

/** The fixture site: `<folder>/<variant>`. */
export const fixtureDir = join(cacheDir, 'fixture');
/** The site, built with `BASE_URL=/pr-7/`. */
export const baseDir = join(cacheDir, 'base');
const base = '/pr-7/';

/** The variants of the fixture site, whose settings stand with it. */
const variants = ['full', 'small', 'bare', 'hosted'] as const;

export type Variant = (typeof variants)[number];

/** What a variant is built with besides its settings. */
export const environments: Partial<Record<Variant, Readonly<Record<string, string>>>> = {
  hosted: {ALGOLIA_APP_ID: 'TESTAPP', ALGOLIA_API_KEY: 'test-key', ALGOLIA_INDEX_NAME: 'fixture'},
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
  for (const variant of variants) {
    const config = ['--config', 'tests/fixture-site/docusaurus.config.ts'];
    const code = await build(join(fixtureDir, variant), config, {
      ...environments[variant],
      FIXTURE: variant,
      BASE_URL: '/',
    });
    if (code !== 0) return code;
  }
  return build(baseDir, [], {BASE_URL: base});
}

async function build(
  dir: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  console.log(`Building ${dir.slice(root.length + 1)} …`);
  const code = await execModule(
    '@docusaurus/core/bin/docusaurus.mjs',
    ['build', ...args, '--out-dir', dir],
    {
      ...env,
      SITE_URL: 'http://localhost:3000',
      // A folder of its own, and no cache: these builds must not touch those of the site.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-variants',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  );
  if (code === 0) {
    writeFileSync(join(dir, stampFile), JSON.stringify({fingerprint: '', base: env.BASE_URL}));
  }
  return code;
}

run(import.meta.url, async () => process.exit(await buildVariants()));
