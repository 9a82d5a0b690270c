import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {createSiteServer} from '../../../tools/serve/server';
import {localeOfPath} from '../../../src/lib/address/resolveAddress';
import {environments, type Variant} from '../../../tools/test/variants';
import {variants} from '../../fixture-site/settings';
import {startPlainHost, type PlainHost} from './plainHost';
import {test, type OpenOptions, type Site} from './site';

type Opened = {
  /** Returns the URL of a path of the variant, given without its base path. */
  readonly at: (path: string) => string;
  /** As `site.open`, on the variant. */
  readonly open: (site: Site, path: string, options?: OpenOptions) => Promise<Page>;
};

/**
 * Serves a variant of the fixture site to the tests of the surrounding block; `FIXTURE_DIR` names the folder of the
 * variants. A variant with one language has a plain host, unless its answers need the delivery table.
 */
export function useVariant(variant: Variant): Opened {
  const folder = process.env.FIXTURE_DIR;
  test.skip(!folder, 'FIXTURE_DIR names no builds');
  const base = environments[variant]?.BASE_URL ?? '/';
  let server: Server | undefined;
  let plain: PlainHost | undefined;
  let origin = '';

  test.beforeAll(async () => {
    const dir = join(folder!, variant);
    if (variants[variant].locales.length === 1 && !(variant in environments)) {
      plain = await startPlainHost(dir);
      origin = plain.origin;
      return;
    }
    const started = createSiteServer({dir, base, siteUrl: 'http://localhost:3000'});
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    origin = `http://localhost:${(started.address() as AddressInfo).port}`;
    server = started;
  });
  test.afterAll(async () => {
    server?.closeAllConnections();
    server?.close();
    await plain?.stop();
  });

  const at = (path: string): string => `${origin}${base}${path.slice(1)}`;
  return {
    at,
    open: (site, path, options) => site.open(at(path), {locale: localeOfPath(path), ...options}),
  };
}
