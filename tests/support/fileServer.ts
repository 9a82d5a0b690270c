import {existsSync, readFileSync} from 'node:fs';
import type {RequestListener} from 'node:http';
import {join} from 'node:path';
import sirv from 'sirv';

/** Serves a folder like a host without rules for redirects and headers: `x.html` for `/x`, and one 404 page. */
export function fileServer(dir: string): RequestListener {
  const isFile = (file: string): boolean => /\.\w+$/.test(file) && existsSync(file);
  const files = sirv(dir, {dotfiles: true, etag: true});
  return (req, res) => {
    const path = decodeURIComponent((req.url ?? '').replace(/\?.*/s, ''));
    const endings = path.endsWith('/') ? ['index.html'] : ['', '.html', '/index.html'];
    const found = endings.find((ending) => isFile(join(dir, path + ending)));
    if (found === undefined) {
      res.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
      res.end(req.method === 'HEAD' ? undefined : readFileSync(join(dir, '404.html')));
      return;
    }
    req.url = encodeURI(path + found);
    files(req, res);
  };
}
