import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

type Found = {
  readonly reason?: string;
  readonly clients: ReadonlyMap<string, string>;
  readonly files: readonly string[];
};
type Module = {readonly mark?: string; readonly imports: readonly {readonly source: string}[]};

const require = createRequire(__filename);
const {readModule, readProgram, readSyntax, exportsOf} =
  require('../src/article/loaders/readModule.cjs') as {
    readModule: (text: string, file: string) => Module;
    readSyntax: (text: string, file: string) => object;
    readProgram: (program: object) => object;
    exportsOf: (text: string, file: string) => {others: readonly string[]};
  };
const createFollower = require('../src/article/loaders/createFollower.cjs') as (options: {
  readonly siteDir: string;
  readonly aliases: Readonly<Record<string, string>>;
  readonly components: Readonly<Record<string, string>>;
}) => (file: string, document: object) => Found;
type Records = {
  readonly version: string;
  readonly record: (name: string, query: string, reason: string | undefined) => void;
  readonly save: (names: ReadonlySet<string>) => void;
  readonly entries: () => readonly (readonly [string, string | null])[];
};
const createRecords = require('../src/article/records.cjs') as (
  siteDir: string,
  locale: string,
  options: object,
) => Records;
const plugin = require('../src/article/plugin.cjs') as (
  context: object,
  options?: object,
) => Readonly<Record<string, unknown>>;
const {withoutIslands} = require('../src/article/feeds.cjs') as {
  withoutIslands: (html: string) => string;
};

const markOf = (text: string, file = 'a.jsx'): string | undefined => readModule(text, file).mark;

describe('what has to run in the browser', () => {
  test.each([
    ["import {useState as state} from 'react'; export const A = () => state(0);", 'useState'],
    ["import * as R from 'react'; export const A = () => R.useEffect(() => {});", 'useEffect'],
    ["import R from 'react'; const {useState} = R; export const A = () => useState();", 'useState'],
    ["import R from 'react'; export class A extends R.Component {}", 'Component'],
    ["import {createContext} from 'react'; export const C = createContext(1);", 'createContext'],
    [
      "import {useColorMode} from '@docusaurus/theme-common'; export const A = () => useColorMode();",
      'useColorMode',
    ],
    ["import {useStore} from 'a-store'; export const A = () => useStore();", 'useStore'],
    ["export {useState} from 'react';", 'useState'],
    ['export const A = () => <button onClick={() => 1} />;', 'onClick'],
    ['export const A = () => <p>{window.innerWidth}</p>;', 'window'],
    ["export const A = () => import('./b');", 'import()'],
  ])('%s', (text, mark) => expect(markOf(text)).toBe(mark));

  test.each([
    ["import {useId, useMemo} from 'react'; export const A = () => useMemo(() => useId());"],
    [
      "import {useThemeConfig} from '@docusaurus/theme-common'; export const A = () => useThemeConfig();",
    ],
    ["import {useState} from './own'; export const A = () => useState();"],
    ['export const A = ({window}) => <p onClick="text">{window}</p>;'],
    ["export const text = 'useState() onClick={f} window';"],
  ])('nothing: %s', (text) => expect(markOf(text)).toBeUndefined());

  test('types do not count', () => {
    const text =
      "import React, {type Component} from 'react'; import {Config} from 'a'; export const A = (p: Config & React.Component) => p as Component;";
    expect(readModule(text, 'a.tsx')).toMatchObject({imports: [], mark: undefined});
  });

  test('syntax that the parser does not know keeps a document whole', () => {
    expect(markOf('export const = 1')).toMatch('syntax that was not understood');
  });
});

test('other exports of a client module are found', () => {
  const text =
    "'use client'; export type A = 1; export function B() {} export const limit = 1; export {B as default, useC};";
  expect(exportsOf(text, 'a.tsx').others).toEqual(['limit', 'useC']);
});

describe('a document', () => {
  let site: string;
  beforeEach(() => {
    site = mkdtempSync(join(tmpdir(), 'islands-'));
  });
  afterEach(() => rmSync(site, {recursive: true}));

  const write = (files: Readonly<Record<string, string>>): void => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(site, name)), {recursive: true});
      writeFileSync(join(site, name), text);
    }
  };
  const theme = 'node_modules/@docusaurus/theme-classic/lib/theme';
  function follow(text: string, components: Readonly<Record<string, string>> = {}): Found {
    const aliases = {
      '@site': site,
      '@theme/MDXComponents': join(site, `${theme}/MDXComponents.js`),
      '@theme/Mermaid': join(site, 'node_modules/mermaid-theme/Mermaid.js'),
      '@theme/Heading': join(site, 'src/theme/Heading.js'),
      '@theme/Tabs': join(site, `${theme}/Tabs.js`),
      '@theme/Navbar': join(site, `${theme}/Navbar.js`),
    };
    write({
      [`${theme}/MDXComponents.js`]:
        "import {useState} from 'react'; import M from '@theme/Mermaid'; import H from '@theme/Heading'; useState(M, H);",
      [`${theme}/Tabs.js`]: '',
      [`${theme}/Navbar.js`]: '',
      'node_modules/mermaid-theme/Mermaid.js': '',
    });
    const file = join(site, 'docs/a.mdx');
    const document = readProgram(readSyntax(text, file));
    return createFollower({siteDir: site, aliases, components})(file, document);
  }

  test('is static with islands, also behind static components', () => {
    write({
      'src/List.jsx': "import Counter from './Counter'; export default () => <Counter />;",
      'src/Counter.jsx': "'use client'; export default () => null;",
    });
    const {reason, clients, files} = follow("import List from '@site/src/List'; List;");
    expect(reason).toBeUndefined();
    expect([...clients]).toEqual([['Counter', join(site, 'src/Counter.jsx')]]);
    expect(files).toContain(join(site, 'src/List.jsx'));
  });

  test('names the component that uses a hook of another module', () => {
    write({
      'src/Cups.jsx': "import {cups} from './cups'; export default () => cups();",
      'src/cups.js': "import {useReducer} from 'react'; export const cups = () => useReducer();",
    });
    expect(follow("import Cups from '@site/src/Cups'; Cups;").reason).toBe(
      "src/cups.js uses useReducer without 'use client' (imported by src/Cups.jsx)",
    );
  });

  test('is whole if a replaced component of the theme has hooks', () => {
    write({
      'src/theme/Heading.js': "import {useState} from 'react'; export default () => useState();",
    });
    expect(follow('').reason).toBe("src/theme/Heading.js uses useState without 'use client'");
  });

  test('is whole with a package, unless the option names it', () => {
    const text = "import Chart from 'a-chart'; Chart;";
    expect(follow(text).reason).toBe(
      "imports a-chart, which may need the browser: add 'a-chart' to the option components",
    );
    expect([...follow(text, {'a-chart': 'visible'}).clients]).toEqual([['a-chart', 'a-chart']]);
    expect(follow(text, {'a-chart': 'static'})).toMatchObject({clients: new Map()});
  });

  test('is whole with components of the theme that need the browser', () => {
    expect(follow("import Tabs from '@theme/Tabs'; Tabs;").reason).toBeUndefined();
    expect(follow("import N from '@theme/Navbar'; N;").reason).toMatch('imports @theme/Navbar');
  });

  test('needs Mermaid only for a diagram', () => {
    const text = '_jsx(_components.mermaid, {value: "graph"})';
    expect(follow('').reason).toBeUndefined();
    expect(follow(text).reason).toBe(
      "uses @theme/Mermaid: add '@theme/Mermaid' to the option components",
    );
    const {reason, clients} = follow(text, {'@theme/Mermaid': 'visible'});
    expect(reason).toBeUndefined();
    expect([...clients.keys()]).toEqual(['@theme/Mermaid']);
  });

  test('is whole if it passes a function to an island', () => {
    write({'src/Counter.jsx': "'use client'; export default () => null;"});
    const text = "import Counter from '@site/src/Counter'; _jsx(Counter, {format: (n) => n});";
    expect(follow(text).reason).toBe(
      'the document passes a function to the island <Counter> as "format"',
    );
  });

  test('is whole if a client module exports a value', () => {
    write({'src/Counter.jsx': "'use client'; export const limit = 1; export default () => null;"});
    expect(follow("import Counter from '@site/src/Counter'; Counter;").reason).toBe(
      "src/Counter.jsx begins with 'use client' and exports limit, which is no component",
    );
  });

  test('reads partial Markdown by its text, without code', () => {
    write({'docs/_a.mdx': '```jsx\nuseState()\n```\n`onClick={f}`\n'});
    const text = "import A from './_a.mdx'; A;";
    expect(follow(text).reason).toBeUndefined();
    write({'docs/_a.mdx': '<b onClick={f} />'});
    expect(follow(text).reason).toBe("docs/_a.mdx uses onClick without 'use client'");
  });
});

test('a post is whole if one of its modules is, in any order', () => {
  const site = mkdtempSync(join(tmpdir(), 'islands-'));
  const records = createRecords(site, 'en', {});
  records.record('blog/a.mdx', '', 'has onClick in the document');
  records.record('blog/a.mdx', '?truncated=true', undefined);
  records.record('blog/b.mdx', '', undefined);
  records.record('blog/gone.mdx', '', undefined);
  records.save(new Set(['blog/a.mdx', 'blog/b.mdx']));
  const expected = [
    ['blog/a.mdx', 'has onClick in the document'],
    ['blog/b.mdx', null],
  ];
  expect(records.entries()).toEqual(expected);
  // The next build has the records and the same version, unless the options change.
  const next = createRecords(site, 'en', {});
  expect(next.entries()).toEqual(expected);
  expect(next.version).toBe(records.version);
  expect(createRecords(site, 'en', {exclude: ['blog/**']}).version).not.toBe(records.version);
  expect(createRecords(site, 'en', {exclude: ['blog/**']}).entries()).toEqual([]);
  rmSync(site, {recursive: true});
});

test('feeds have neither islands nor slots that are not shown', () => {
  const html =
    '<div data-article="blog/a.mdx"><p>A</p><site-island data-island="B" data-props="{&quot;a&quot;:&quot;>&quot;}">b' +
    '<site-slot data-slot="0">c</site-slot><template data-slot="1">d<template data-slot="0">e</template></template>' +
    '</site-island></div>';
  expect(withoutIslands(html)).toBe('<p>A</p>bc');
  expect(withoutIslands('<div><p>A</p></div>')).toBe('<div><p>A</p></div>');
});

describe('the plugin', () => {
  const {NODE_ENV} = process.env;
  afterEach(() => {
    Object.assign(process.env, {NODE_ENV});
    jest.restoreAllMocks();
  });
  const context = {siteDir: tmpdir(), generatedFilesDir: tmpdir(), siteConfig: {}, i18n: {}};

  test('leaves a site as it is, with one warning, if Docusaurus is not as it expects', () => {
    Object.assign(process.env, {NODE_ENV: 'production'});
    const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
    expect(plugin(context)).toEqual({name: 'docusaurus-plugin-islands'});
    expect(warn.mock.calls).toEqual([
      [
        '[docusaurus-plugin-islands] The site is built without islands: the plugin does not work with a Docusaurus without @docusaurus/core/lib/client/BrokenLinksContext.js.',
      ],
    ]);
  });

  test.each([
    [{onWholePage: 'error'}, 'onWholePage is one of ignore, log, warn, throw, not error'],
    [{exclude: 'docs'}, 'exclude is a list of patterns'],
    [
      {components: {a: 'now'}},
      "components['a'] is one of interaction, visible, idle, load, static",
    ],
  ])('refuses the options %j', (options, message) => {
    expect(() => plugin(context, options)).toThrow(message);
  });
});
