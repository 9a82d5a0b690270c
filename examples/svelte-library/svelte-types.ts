import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rslib/core';
import { emitDts } from 'svelte2tsx';

/** Generates declaration files for src, .svelte files included. */
export const svelteTypes = (): RsbuildPlugin => ({
  name: 'svelte-types',
  setup(api) {
    const { rootPath } = api.context;
    api.onAfterBuild(() =>
      emitDts({
        libRoot: path.join(rootPath, 'src'),
        declarationDir: path.join(rootPath, 'dist'),
        tsconfig: path.join(rootPath, 'tsconfig.json'),
        svelteShimsPath: fileURLToPath(
          import.meta.resolve('svelte2tsx/svelte-shims-v4.d.ts'),
        ),
      }),
    );
  },
});
