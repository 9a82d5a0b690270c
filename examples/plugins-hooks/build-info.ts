import type { RsbuildPlugin } from '@rslib/core';

export function pluginBuildInfo(): RsbuildPlugin {
  return {
    name: 'build-info',
    setup(api) {
      // Called once, for all outputs.
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          source: { define: { AUTHOR: JSON.stringify('Ada') } },
          output: { minify: true }, // Without effect: every output has its own value.
        }),
      );

      // Called for each output; the name is its id.
      api.modifyEnvironmentConfig((config, { name, mergeEnvironmentConfig }) =>
        mergeEnvironmentConfig(config, {
          source: { define: { OUTPUT: JSON.stringify(name) } },
          output: name === 'cdn' ? { minify: true } : {},
        }),
      );
    },
  };
}
