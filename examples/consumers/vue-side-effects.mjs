import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rslib/core';

/** Bundles an application that uses the package, and runs it. */
async function runApp(name) {
  writeFileSync(
    'app.js',
    `import { createSSRApp } from 'vue';
    import { renderToString } from 'vue/server-renderer';
    import { Tag } from '@example/vue-side-effects';
    export const html = renderToString(createSSRApp(Tag, { label: 'New' }));`,
  );
  const stats = await new Promise((resolve, reject) => {
    rspack(
      {
        entry: './app.js',
        mode: 'production',
        target: 'node',
        externals: { vue: 'module vue', 'vue/server-renderer': 'module vue/server-renderer' },
        experiments: { css: true },
        module: { rules: [{ test: /\.css$/, type: 'css' }] },
        output: {
          path: path.resolve(name),
          filename: 'app.mjs',
          module: true,
          library: { type: 'module' },
        },
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
  });
  assert.equal(stats.hasErrors(), false, stats.toString());
  return (await import(pathToFileURL(path.resolve(name, 'app.mjs')))).html;
}

// The bundler trusts "sideEffects" and leaves out the file that holds the helper.
await assert.rejects(() => runApp('broken'), /is not a function/);

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
delete manifest.sideEffects;
writeFileSync('package.json', JSON.stringify(manifest));
assert.match(await runApp('working'), /^<span class="tag" data-v-[\da-f]{8}>New<\/span>$/);
