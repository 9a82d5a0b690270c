import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {delivery} from '../../../src/site/delivery';
import type {Site} from '../../serve/answer';

/** What a policy in a page may not say: browsers ignore it there, and complain. */
const headersOnly = /\s*(?:frame-ancestors|report-uri|report-to|sandbox)\b[^;]*(?:;|$)/g;

/** The page with the policy in its head, before all that it is about. */
export function withPolicy(html: string, policy: string): string {
  const content = policy.replace(headersOnly, '').replace(/;\s*$/, '').trim();
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  const changed = html.replace(/<meta charset=[^>]*>/i, (charset) => charset + meta);
  if (changed === html) throw new Error('A page has no charset to put its policy behind.');
  return changed;
}

/**
 * GitHub Pages serves files and sends headers of its own. This is the build for it: with the policy in every page, and
 * without what it packs by itself. Old and untidy addresses end at the 404 page, which leads on.
 */
export function githubPages(site: Site, dir: string, out: string): void {
  rmSync(out, {recursive: true, force: true});
  cpSync(dir, out, {
    recursive: true,
    filter: (file) => !/\.(?:br|gz)$|[\\/]\.complete$/.test(file),
  });
  // Without it, folders that begin with an underscore would be left out.
  writeFileSync(join(out, '.nojekyll'), '');
  const policy = site.headers['content-security-policy'] ?? '';
  const documents = [...site.pages.values()].map(({document}) => document);
  for (const document of [...documents, ...Object.values(delivery.notFound)]) {
    const file = join(out, document);
    writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), policy));
  }
}
