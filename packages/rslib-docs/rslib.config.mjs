import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Writes the paths of all bundled files, whose licences are in `licenses.txt`. */
const listModules = {
  name: 'list-modules',
  setup(api) {
    api.onAfterBuild(({stats}) => {
      const {modules = []} = stats.toJson({
        all: false,
        modules: true,
        nestedModules: true,
        modulesSpace: Infinity,
        nestedModulesSpace: Infinity,
      });
      const names = modules
        .flatMap((one) => [one, ...(one.modules ?? [])])
        .flatMap((one) => one.nameForCondition ?? []);
      const files = [...new Set(names)].map((name) =>
        path.relative(root, name).split(path.sep).join('/'),
      );
      mkdirSync(path.join(root, '.cache'), {recursive: true});
      writeFileSync(path.join(root, '.cache/package-modules.json'), JSON.stringify(files.sort()));
    });
  },
};

export default {
  lib: [{format: 'esm', syntax: ['node 20']}],
  source: {entry: {cli: './src/cli.ts'}},
  resolve: {
    alias: {
      '@modelcontextprotocol/server/_shims$': path.join(import.meta.dirname, 'src/mcpShims.ts'),
    },
  },
  output: {target: 'node', minify: true, cleanDistPath: true},
  // Without a cache, the output depends on the sources alone.
  performance: {buildCache: false},
  plugins: [listModules],
};
