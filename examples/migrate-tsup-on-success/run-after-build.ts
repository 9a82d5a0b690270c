import { spawnSync } from 'node:child_process';
import type { RsbuildPlugin } from '@rslib/core';

/** Runs a script of Node.js after each build that succeeded. */
export function pluginRunAfterBuild(script: string): RsbuildPlugin {
  return {
    name: 'run-after-build',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (!stats?.hasErrors()) {
          spawnSync(process.execPath, [script], { stdio: 'inherit' });
        }
      });
    },
  };
}
