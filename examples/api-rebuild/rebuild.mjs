import { existsSync } from 'node:fs';
import { createRslib } from '@rslib/core';

/** Builds once, and reports whether the last output is there meanwhile. */
async function build(cleanDistPath) {
  const rslib = await createRslib({ config: { output: { cleanDistPath } } });
  rslib.onAfterCreateRsbuild(({ rsbuild }) => {
    rsbuild.addPlugins([
      {
        name: 'look',
        setup(api) {
          api.processAssets({ stage: 'additional' }, () => {
            const found = existsSync('dist/index.js') ? 'there' : 'missing';
            console.log(`cleanDistPath: ${cleanDistPath}, dist/index.js is ${found}`);
          });
        },
      },
    ]);
  });
  const { close } = await rslib.build();
  await close();
}

await build(true);
await build(true);
await build(false);
