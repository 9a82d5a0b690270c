import type { RsbuildPlugin } from '@rslib/core';

/** Writes the name that the source must not contain. */
export function pluginKeepRequire(): RsbuildPlugin {
  return {
    name: 'keep-require',
    setup(api) {
      api.processAssets(
        { stage: 'optimize-inline' },
        ({ assets, compilation, sources }) => {
          for (const [name, asset] of Object.entries(assets)) {
            if (name.endsWith('.js')) {
              const code = asset.source().toString();
              compilation.updateAsset(
                name,
                new sources.RawSource(
                  code.replaceAll('APP_REQUIRE', '__webpack_require__'),
                ),
              );
            }
          }
        },
      );
    },
  };
}
