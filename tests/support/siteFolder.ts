import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {pageFile} from '../../tools/build/output';

export const routes = {
  en: ['/', '/guide/start/', '/guide/start/quick-start', '/config/lib/dts'],
  'zh-Hans': ['/zh/', '/zh/guide/start/', '/zh/guide/start/quick-start', '/zh/config/lib/dts'],
} as const;

export const inlineScript = 'document.documentElement.dataset.theme="light"';

export function page(text: string): string {
  return `<!doctype html><html><head><meta charset="UTF-8"><script>${inlineScript}</script><script type="application/ld+json">{"a":1}</script><title>${text}</title></head><body>${text} ${'word '.repeat(400)}<script src="/assets/js/main.0a1b2c3d.js" defer></script></body></html>`;
}

const folders: string[] = [];
afterAll(() => folders.forEach((dir) => rmSync(dir, {recursive: true, force: true})));

/** Writes files, given by path, into a temporary folder that is removed after the tests of the file; returns it. */
export function writeFolder(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'site-'));
  folders.push(dir);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), {recursive: true});
    writeFileSync(join(dir, file), text);
  }
  return dir;
}

/** Writes a small build with pages and mirrors in both languages, 404 pages and assets; returns its folder. */
export function writeSite(): string {
  const manifest = (paths: readonly string[]): string =>
    JSON.stringify({
      routes: paths.map((path) => ({path: path.replace(/^\/zh(?=\/)/, '')})),
      pages: [],
    });
  const all = Object.values(routes).flat();
  return writeFolder({
    ...Object.fromEntries(all.map((route) => [pageFile(route), page(`page ${route}`)])),
    ...Object.fromEntries(
      all.map((route) => [
        pageFile(route).replace('.html', '.md'),
        `# ${route}\n\n${'text '.repeat(400)}`,
      ]),
    ),
    'site-pages.json': manifest(routes.en),
    'zh/site-pages.json': manifest(routes['zh-Hans']),
    '404.md': '# Nothing\n',
    'zh/404.md': '# 没有\n',
    'zh/llms.txt': '# 页面\n',
    '404.html': page('nothing here'),
    'zh/404.html': page('这里什么都没有'),
    'robots.txt': 'User-agent: *\n',
    'assets/js/main.0a1b2c3d.js': `console.log(${'1+'.repeat(900)}1)`,
    'zh/assets/css/styles.00ff00ff.css': 'a{color:red}',
    'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'img/photo.png': 'png',
    'data/unknown.xyz': '<script>alert(1)</script>',
    'blog/rss.xml': '<rss/>',
    '.secret': 'secret',
    'assets/.env': 'secret',
  });
}
