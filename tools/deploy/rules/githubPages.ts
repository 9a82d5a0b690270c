import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {delivery} from '../../../src/site/delivery';
import type {Site} from '../../serve/answer';

/** Matches directives that are valid in a header only. In a `<meta>`, browsers ignore them with a warning. */
const headersOnly = /\s*(?:frame-ancestors|report-uri|report-to|sandbox)\b[^;]*(?:;|$)/g;

/** Adds a content security policy to the head of a page, before all elements that it applies to. */
export function withPolicy(html: string, policy: string): string {
  const content = policy.replace(headersOnly, '').replace(/;\s*$/, '').trim();
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  const changed = html.replace(/<meta charset=[^>]*>/i, (charset) => charset + meta);
  if (changed === html) throw new Error('A page has no <meta charset> to add its policy after.');
  return changed;
}

/** Copies the build without compressed files, which GitHub Pages ignores, and adds the policy to each page. */
export function githubPages(site: Site, dir: string, out: string): void {
  rmSync(out, {recursive: true, force: true});
  cpSync(dir, out, {
    recursive: true,
    filter: (file) => !/\.(?:br|gz)$|[\\/]\.complete$/.test(file),
  });
  // Without this file, folders whose name begins with an underscore are not published.
  writeFileSync(join(out, '.nojekyll'), '');
  const policy = site.headers['content-security-policy'] ?? '';
  const documents = [...site.pages.values()].map(({document}) => document);
  for (const document of [...documents, ...Object.values(delivery.notFound)]) {
    const file = join(out, document);
    writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), policy));
  }
}
