import { readFile } from 'node:fs/promises';
import { defineConfig } from '@rslib/core';

export default defineConfig(async () => {
  const licence = await readFile('LICENSE', 'utf8');
  return {
    banner: { js: `/*! ${licence.split('\n')[0]} */` },
  };
});
