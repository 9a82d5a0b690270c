import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { register } from 'node:module';
import path from 'node:path';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';

// Node.js cannot import style sheets; a bundler would collect them.
const load = `export async function load(url, context, next) {
  return url.endsWith('.css')
    ? { format: 'module', source: '', shortCircuit: true }
    : next(url, context);
}`;
register(`data:text/javascript,${encodeURIComponent(load)}`);

const { TagList } = await import('@example/vue-library');
const html = await renderToString(createSSRApp(TagList, { labels: ['New'] }));
assert.match(html, /<span class="tag"[^>]*>New<\/span><button type="button"[^>]*>Remove</);

// The declarations of components are for bundler resolution, so tsc is called here.
writeFileSync(
  'types.ts',
  `import { h } from 'vue';
  import { TagList } from '@example/vue-library';

  export const node = h(TagList, {
    labels: ['New'],
    onRemove: (label: string) => label.length,
  });

  // @ts-expect-error: labels are an array.
  h(TagList, { labels: 'New' });\n`,
);
const flags =
  '--ignoreConfig --noEmit --strict --target esnext --module esnext --moduleResolution bundler';
const tsc = path.resolve('node_modules/typescript/bin/tsc');
try {
  execFileSync(process.execPath, [tsc, ...flags.split(' '), 'types.ts'], { encoding: 'utf8' });
} catch (error) {
  assert.fail(error.stdout);
}
