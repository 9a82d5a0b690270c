import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rspack } from '@rslib/core';

/** The styles of an application that is built with Rspack, and whether the picture came along. */
async function application(name, packageName, ...imports) {
  const lines = imports.map((path) => `import '${packageName}${path}';`);
  const use = `import { card } from '${packageName}';\ndocument.body.innerHTML = card('text');`;
  writeFileSync(`app-${name}.js`, [...lines, use].join('\n'));
  const stats = await new Promise((resolve, reject) => {
    const options = {
      mode: 'production',
      context: process.cwd(),
      entry: `./app-${name}.js`,
      output: { path: `${process.cwd()}/app-${name}` },
      module: {
        rules: [
          { test: /\.css$/, type: 'css/auto' },
          { test: /\.svg$/, type: 'asset/resource' },
        ],
      },
    };
    rspack(options, (error, result) => (error ? reject(error) : resolve(result)));
  });
  assert.equal(stats.hasErrors(), false, stats.toString());
  const files = readdirSync(`app-${name}`);
  return {
    styles: files
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(`app-${name}/${file}`, 'utf8'))
      .join(''),
    hasLogo: files.some((file) => file.endsWith('.svg')),
  };
}

const library = '@example/structure-assets';
const bundle = await application('bundle', library, '/style.css');
const modules = await application('modules', `${library}/modules`);
for (const { styles, hasLogo } of [bundle, modules]) {
  assert.match(styles, /--gap:\s*8px/);
  assert.match(styles, /\.card-/);
  assert.equal(hasLogo, true);
}

// The style sheet of a bundle is in the application only if the application imports it.
assert.equal((await application('forgotten', library)).styles, '');

// `false` allows to leave out modules that are only imported, such as style sheets.
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
writeFileSync('package.json', JSON.stringify({ ...manifest, sideEffects: false }));
assert.equal((await application('dropped', `${library}/modules`)).styles, '');
