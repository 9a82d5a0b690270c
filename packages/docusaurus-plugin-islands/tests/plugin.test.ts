import {createRequire} from 'node:module';
import path from 'node:path';
import modules from '../src/plugin/findIslands.cjs';
import {writeFolder} from '../../../tests/support/siteFolder';

const require = createRequire(__filename);
type Loader = (this: object, text: string) => string;
const useClient = require('../src/plugin/useClient.cjs') as Loader;
const guard = require('../src/plugin/guard.cjs') as Loader;

function found(files: Readonly<Record<string, string>>): readonly string[] {
  const folder = writeFolder(files);
  return modules
    .findIslands(folder, ['docs', 'src/pages'], ['src/theme', 'theme'])
    .map((file) => modules.islandId(folder, file));
}

const client = "'use client';\nexport default function X() {}";

test.each([
  ["'use client';", true],
  ['"use client"', true],
  ["// A comment\n/* and\n another */\n'use client';", true],
  ["import 'x';\n'use client';", false],
  ["const directive = 'use client';", false],
])('%j is a client module: %s', (text, isClient) => {
  expect(modules.isClient(text)).toBe(isClient);
});

describe('the islands of a site', () => {
  test('are the client modules that documents, pages and overrides of the theme import', () => {
    expect(
      found({
        'docs/a.mdx': "import Counter from '@site/src/components/Counter';\n\n<Counter />",
        'src/pages/index.tsx': "import {Chart} from '../components/Chart/Chart';",
        'src/theme/Details/index.tsx': client,
        'theme/Tabs.tsx': "export {default} from '@theme/Details';",
        'src/components/Counter/index.tsx': client,
        'src/components/Chart/Chart.tsx': client,
        'src/components/Unused/index.tsx': client,
      }),
    ).toEqual(['Chart/Chart', 'Counter', 'theme/Details']);
  });

  test('are found through static components, also over several lines', () => {
    expect(
      found({
        'docs/a.mdx': "import Card from '@site/src/components/Card';",
        'src/components/Card/index.tsx': "import {\n  Part,\n} from './Part';",
        'src/components/Card/Part.tsx': "export {default} from '@site/src/components/Button';",
        'src/components/Button/index.tsx': client,
      }),
    ).toEqual(['Button']);
  });

  test('exclude imports of islands and type imports', () => {
    expect(
      found({
        'docs/a.mdx': "import Outer from '@site/src/components/Outer';",
        'src/components/Outer/index.tsx': `'use client';\nimport Inner from './Inner';\nimport('./Late');`,
        'src/components/Outer/Inner.tsx': client,
        'src/components/Outer/Late.tsx': client,
        'src/pages/index.tsx': "import type {Props} from '../components/Typed';",
        'src/components/Typed/index.tsx': client,
      }),
    ).toEqual(['Outer']);
  });
});

describe('on the server a client module', () => {
  const dependencies: string[] = [];
  const load = (text: string, query = '', registered = 'Chart') => {
    const folder = writeFolder({'islands.js': `  "${registered}": () => require("x"),`});
    return useClient.call(
      {
        resourceQuery: query,
        resourcePath: '/site/src/components/Chart/index.tsx',
        addDependency: (file: string) => dependencies.push(path.basename(file)),
        getOptions: () => ({
          siteDir: '/site',
          runtime: '/runtime/server.tsx',
          registryFile: path.join(folder, 'islands.js'),
        }),
      },
      text,
    );
  };

  test('exports islands for its components', () => {
    const text = load(
      "'use client';\nexport default function Chart() {}\nexport const Legend = () => null;\nexport type Props = {};",
    );
    expect(text).toContain('export default island("Chart", components.default);');
    expect(text).toContain('export const Legend = island("Chart#Legend", components.Legend);');
    expect(text).toContain('from "./index.tsx?component"');
    expect(text).not.toContain('Props');
  });

  test.each([
    ["export {default} from '@theme-original/Details';", '"Chart", components.default'],
    ["export {A as B, type C} from './x';", '"Chart#B", components.B'],
  ])('may export what it imports: %s', (line, call) => {
    const text = load(`'use client';\n${line}`);
    expect(text).toContain(call);
    expect(text.match(/island\(/g)).toHaveLength(1);
  });

  test('that the registry lacks is no island, and is compiled again when the registry changes', () => {
    dependencies.length = 0;
    const text = load("'use client';\nexport default function Chart() {}", '', 'Chart/Part');
    expect(text).toContain('import {unregistered} from "/runtime/server.tsx";');
    expect(text).toContain('export default unregistered("Chart", components.default);');
    expect(dependencies).toEqual(['islands.js']);
  });

  test('stays unchanged with the query of the component', () => {
    expect(load(client, '?component')).toBe(client);
  });

  test.each([
    ["'use client';\nexport const limit = 3;", 'move limit to'],
    ["'use client';\nexport function useChart() {}", 'move useChart to'],
    ["'use client';", 'move its exports to'],
  ])('exports nothing else: %j', (text, words) => {
    expect(() => load(text)).toThrow(words);
  });
});

test('modules of the static page import React from the guard with their file name', () => {
  const folder = writeFolder({'docs/a b.mdx': 'text', 'src/Chart.tsx': client});
  const load = (file: string) =>
    guard.call(
      {
        resourcePath: path.join(folder, file),
        getOptions: () => ({siteDir: folder, folder: '/guard'}),
      },
      [
        'import {jsx} from "react/jsx-runtime";',
        "import React, {\n  useState,\n} from 'react';",
        'import x from "react-dom";',
        'const text = "import React from \'react\'";',
      ].join('\n'),
    );
  expect(load('docs/a b.mdx')).toBe(
    [
      'import {jsx} from "/guard/jsxRuntime.ts?docs%2Fa%20b.mdx";',
      'import React, {\n  useState,\n} from "/guard/react.cjs?docs%2Fa%20b.mdx";',
      'import x from "react-dom";',
      'const text = "import React from \'react\'";',
    ].join('\n'),
  );
  expect(load('src/Chart.tsx')).toContain('from "react/jsx-runtime"');
});
