import {createServer, type Server} from 'node:http';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {listen, stopServer} from '../../../tools/serve/listen';
import {createSiteServer} from '../../../tools/serve/server';
import {localeOfPath} from '../../../src/lib/address/resolveAddress';
import {environments, type Variant} from '../../../tools/test/variants';
import {variants} from '../../fixture-site/settings';
import {fileServer} from '../../support/fileServer';
import {test, type OpenOptions, type Site} from './site';

type Opened = {
  /** Returns the URL of a path of the variant; the path does not contain the base path. */
  readonly at: (path: string) => string;
  /** Like `site.open`, but opens a path of the variant. */
  readonly open: (site: Site, path: string, options?: OpenOptions) => Promise<Page>;
};

/**
 * Serves a variant of the fixture site, from the folder `FIXTURE_DIR`, to the tests of the surrounding block. If a
 * variant has one language and no environment variables, its host has no redirects and headers of the site.
 */
export function useVariant(variant: Variant): Opened {
  const folder = process.env.FIXTURE_DIR;
  test.skip(!folder, 'FIXTURE_DIR names no builds');
  const base = environments[variant]?.BASE_URL ?? '/';
  let server: Server | undefined;
  let origin = '';

  test.beforeAll(async () => {
    const dir = join(folder!, variant);
    const isPlain = variants[variant].locales.length === 1 && !(variant in environments);
    server = isPlain
      ? createServer(fileServer(dir))
      : createSiteServer({dir, base, siteUrl: 'http://localhost:3000'});
    origin = `http://localhost:${await listen(server)}`;
  });
  test.afterAll(async () => {
    if (server) await stopServer(server);
  });

  const at = (path: string): string => `${origin}${base}${path.slice(1)}`;
  return {
    at,
    open: (site, path, options) => site.open(at(path), {locale: localeOfPath(path), ...options}),
  };
}
