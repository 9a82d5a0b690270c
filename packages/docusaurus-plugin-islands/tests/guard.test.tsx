import * as contexts from '../src/contexts.cjs';
import * as browserOnly from '@docusaurus/BrowserOnly';
import * as head from '@docusaurus/Head';
import * as themeCommon from '@docusaurus/theme-common';
import * as isBrowser from '@docusaurus/useIsBrowser';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import {transformSync, type Options} from '@swc/core';
import * as React from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToString} from 'react-dom/server';
import {HelmetProvider} from 'react-helmet-async';
import {StaticRouter} from 'react-router';
import browserHooks from '../src/guard/browserHooks.cjs';
import * as guarded from '../src/guard/guarded';
import {island} from '../src/server';
import {writeFolder} from '../../../tests/support/siteFolder';

// The plugin `site-islands` makes the bundler replace this module, too.
jest.mock('../../../node_modules/@docusaurus/theme-common/lib/contexts/colorMode.js', () =>
  jest.requireActual<object>('../../../src/hooks/colorMode'),
);

type Exports = Record<string, unknown>;
type Loader = (this: object, text: string) => string;

const folder = path.resolve(__dirname, '../src/guard');
// Load the loader as the bundler does: by Node.js' `require`, not by that of Jest.
const guard = createRequire(__filename)('../src/plugin/guard.cjs') as Loader;

const packages: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': runtime,
  '@docusaurus/BrowserOnly': browserOnly,
  '@docusaurus/Head': head,
  '@docusaurus/theme-common': themeCommon,
  '@docusaurus/useIsBrowser': isBrowser,
  '../contexts.cjs': contexts,
  './browserHooks.cjs': browserHooks,
  './guarded': guarded,
  './guarded.ts': guarded,
};

/** Evaluates the source of a module and returns its exports. The module can read `query` as `__resourceQuery`. */
function evaluate(text: string, load: (request: string) => unknown, query = ''): Exports {
  const module = {exports: {} as Exports};
  const run = compileFunction(compile(text, 'commonjs'), [
    'module',
    'exports',
    'require',
    '__resourceQuery',
  ]) as (...args: unknown[]) => void;
  run(module, module.exports, load, query);
  return module.exports;
}

/** Compiles modules as the build does, and returns the HTML of the default export of `file`. */
function build(files: Readonly<Record<string, string>>, file: string): string {
  const siteDir = writeFolder(files);

  function load(name: string): Exports {
    const context = {
      resourcePath: path.join(siteDir, name),
      getOptions: () => ({siteDir, folder}),
    };
    const text = guard.call(context, compile(files[name]!, 'es6'));
    const exports = evaluate(text, (request) => {
      if (request.startsWith('./')) return load(path.join(path.dirname(name), request));
      if (!request.startsWith(folder)) return packages[request];
      const [module, query] = request.split('?');
      return evaluate(readFileSync(module!, 'utf8'), (own) => packages[own], `?${query}`);
    });
    return files[name]!.startsWith("'use client'")
      ? {__esModule: true, default: island(name, exports.default as never)}
      : exports;
  }

  const Page = load(file).default as React.ComponentType;
  return renderToString(
    <HelmetProvider context={{}}>
      <StaticRouter location="/">
        <Page />
      </StaticRouter>
    </HelmetProvider>,
  );
}

function compile(text: string, type: 'es6' | 'commonjs'): string {
  const options: Options = {
    jsc: {
      parser: {syntax: 'typescript', tsx: true},
      transform: {react: {runtime: 'automatic'}},
      target: 'es2022',
    },
    module: {type},
  };
  return transformSync(text, options).code;
}

const price = 'src/components/Price/index.tsx';
const end = `in ${price} never runs in the browser: begin the module with 'use client'.`;

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

/** Returns the source of a component that renders an element. */
const component = (element: string, imports = ''): string =>
  `${imports}\nexport default function Price() {\n  return ${element};\n}`;

describe.each([
  ['useState', component("<b>{useState('ten')[0]}</b>", "import {useState} from 'react';")],
  ['useState', component("<b>{React.useState('ten')[0]}</b>", "import React from 'react';")],
  [
    'useEffect',
    component('<b>{React.useEffect(() => {})}ten</b>', "import * as React from 'react';"),
  ],
  ['onClick of <button>', component('<button onClick={() => 1}>ten</button>')],
  [
    'useColorMode',
    component(
      "<b>{useColorMode() && 'ten'}</b>",
      "import {useColorMode} from '@docusaurus/theme-common';",
    ),
  ],
  [
    'useIsBrowser',
    component(
      "<b>{useIsBrowser() || 'ten'}</b>",
      "import useIsBrowser from '@docusaurus/useIsBrowser';",
    ),
  ],
  [
    '<BrowserOnly>',
    component(
      '<BrowserOnly fallback={<b>ten</b>}>{() => <i />}</BrowserOnly>',
      "import BrowserOnly from '@docusaurus/BrowserOnly';",
    ),
  ],
])('%s', (name, source) => {
  test('fails the build in a static component, and names the file', () => {
    expect(() => build({[price]: source}, price)).toThrow(`${name} ${end}`);
  });

  test('works in an island', () => {
    expect(build({[price]: `'use client';\n${source}`}, price)).toContain('ten');
  });
});

test('a custom hook names the components that may call it', () => {
  const files = {
    'src/usePrice.ts':
      "import {useState} from 'react';\nexport const usePrice = () => useState('ten')[0];",
    'src/Price.tsx':
      "import {usePrice} from './usePrice.ts';\nexport default function Price() {\n  return <b>{usePrice()}</b>;\n}",
  };
  expect(() => build(files, 'src/Price.tsx')).toThrow(
    "useState in src/usePrice.ts never runs in the browser: call it in a component whose module begins with 'use client'.",
  );
  const island = {...files, 'src/Price.tsx': `'use client';\n${files['src/Price.tsx']}`};
  expect(build(island, 'src/Price.tsx')).toContain('ten');
});

test('a helper of an island may use hooks and handlers, and fails in a static component', () => {
  const files = {
    'src/Part.tsx':
      'export default function Part() {\n  return <button onClick={() => 1}>ten</button>;\n}',
    'src/Outer.tsx':
      "'use client';\nimport Part from './Part.tsx';\nexport default function Outer() {\n  return <Part />;\n}",
    'src/Page.tsx':
      "import Part from './Part.tsx';\nexport default function Page() {\n  return <Part />;\n}",
  };
  expect(build(files, 'src/Outer.tsx')).toContain('ten');
  expect(() => build(files, 'src/Page.tsx')).toThrow('onClick of <button> in src/Part.tsx');
});

test('a handler in a static child of an island fails the build', () => {
  const files = {
    'src/Outer.tsx':
      "'use client';\nexport default function Outer({children}) {\n  return <div>{children}</div>;\n}",
    'src/Page.tsx':
      "import Outer from './Outer.tsx';\nexport default function Page() {\n  return <Outer><button onClick={() => 1}>x</button></Outer>;\n}",
  };
  expect(() => build(files, 'src/Page.tsx')).toThrow('onClick of <button> in src/Page.tsx');
});

test('<Head> works in the page and in a slot, and fails in an island', () => {
  const files = {
    'src/Outer.tsx':
      "'use client';\nexport default function Outer({children}) {\n  return <div>{children}</div>;\n}",
    'src/Inner.tsx':
      "'use client';\nimport Head from '@docusaurus/Head';\nexport default function Inner() {\n  return <Head><title>x</title></Head>;\n}",
    'src/Page.tsx':
      "import Head from '@docusaurus/Head';\nimport Outer from './Outer.tsx';\nexport default function Page() {\n  return <Outer>ten<Head><title>x</title></Head></Outer>;\n}",
  };
  expect(build(files, 'src/Page.tsx')).toContain('ten');
  expect(() => build(files, 'src/Inner.tsx')).toThrow(
    '<Head> in src/Inner.tsx has no effect in an island: move it to the page.',
  );
});

test('static elements keep their attributes, keys and children', () => {
  const source =
    'export default function Price() {\n  return <ul>{[1, 2].map((n) => <li key={n} className="n" data-n={n}>{n}</li>)}</ul>;\n}';
  expect(build({[price]: source}, price)).toBe(
    '<ul><li class="n" data-n="1">1</li><li class="n" data-n="2">2</li></ul>',
  );
  expect(errors).not.toHaveBeenCalled();
});
