import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRsbuild } from '@rsbuild/core';

/** The code of an application that imports one of two constants. */
async function application(name, library) {
  writeFileSync(
    `${name}.js`,
    `import { hours } from '${library}';\nglobalThis.hours = hours;\n`,
  );
  const rsbuild = await createRsbuild({
    cwd: import.meta.dirname,
    config: {
      logLevel: 'error',
      source: { entry: { [name]: `./${name}.js` } },
      output: {
        target: 'node',
        module: true,
        minify: true,
        filenameHash: false,
        distPath: { root: 'bundled' },
      },
    },
  });
  await rsbuild.build();
  return readFileSync(`bundled/${name}.js`, 'utf8');
}

assert.doesNotMatch(await application('kept', '@example/faq-pure-annotations'), /\b60\b/);
assert.match(await application('dropped', '@example/faq-pure-annotations/dropped'), /\b60\b/);
