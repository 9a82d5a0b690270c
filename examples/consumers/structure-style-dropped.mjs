import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import { rspack } from '@rslib/core';

/** The style sheets of an application that is built with Rspack. */
async function styleSheets(name, source) {
  writeFileSync(`${name}.js`, source);
  const stats = await new Promise((resolve, reject) => {
    const options = {
      mode: 'production',
      context: process.cwd(),
      entry: `./${name}.js`,
      output: { path: `${process.cwd()}/${name}` },
      module: { rules: [{ test: /\.css$/, type: 'css/auto' }] },
    };
    rspack(options, (error, result) => (error ? reject(error) : resolve(result)));
  });
  assert.equal(stats.hasErrors(), false, stats.toString());
  return readdirSync(name).filter((file) => file.endsWith('.css'));
}

// index.js only passes `badge` on, so the bundler goes to badge.js and never looks at the rest.
const named = "import { badge } from '@example/structure-style-dropped'; console.log(badge('x'));";
assert.deepEqual(await styleSheets('app-named', named), []);
await assert.rejects(import('@example/structure-style-dropped'), {
  code: 'ERR_UNKNOWN_FILE_EXTENSION',
  message: /^Unknown file extension "\.css" for /,
});
