import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    define: {
      BUILD_HASH: '__webpack_hash__',
      PUBLIC_PATH: '__webpack_public_path__',
      STYLE_NONCE: '__webpack_nonce__',
    },
  },
});
