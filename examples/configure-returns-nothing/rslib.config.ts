import { defineConfig } from '@rslib/core';

// @ts-expect-error: the braces make a body, and the body returns nothing.
export default defineConfig(() => {
  lib: [{ format: 'esm' }];
});
