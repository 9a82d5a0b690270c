import { defineConfig } from '@rslib/core';

export default defineConfig({
  // For both outputs.
  banner: { js: '/* Greeter, MIT licence */' },
  syntax: 'es2019',
  lib: [
    { format: 'esm' },
    // For this one only: the value of the item wins.
    { format: 'cjs', syntax: 'es5' },
  ],
});
