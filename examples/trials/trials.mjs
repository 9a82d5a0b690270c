// Builds a small package for each statement of the pages that no other example shows, and prints the statements that
// are true. Pages do not show this file: tests/content/data/claims.yml refers to the names.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createRslib, loadConfig } from '@rslib/core';

const manifest = createRequire(import.meta.url).resolve('@rslib/core/package.json');
const rslib = join(dirname(manifest), 'bin/rslib.js');

const dep = {
  'node_modules/dep/package.json': '{"name": "dep", "type": "module", "exports": "./index.js"}',
  'node_modules/dep/index.js': 'export const dep = "bundled";',
  'src/index.ts': 'import { dep } from "dep";\nglobalThis.value = dep;',
};
const style = { 'src/index.ts': 'import "./a.css";\nexport const a = 1;', 'src/a.css': 'b { color: red }' };
const logo = { 'src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>' };
const modern = { 'src/index.ts': 'export const f = (o: any) => o?.a ?? 1;' };
const types = {
  'tsconfig.json':
    '{"compilerOptions": {"rootDir": "./src", "module": "esnext", "moduleResolution": "bundler"}}',
};
const svgr = `import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
`;
const dependencies = { dependencies: { dep: '1.0.0' } };

/** Builds the same package with several configurations, all of which fail with a message. */
const refused = (configs, message) => ({
  configs,
  check: (builds) => builds.every(({ code, log }) => code === 1 && message.test(log)),
});

const trials = {
  'auto-external-umd': {
    says: 'A top-level object in output.autoExternal makes packages external in UMD output.',
    files: dep,
    manifest: dependencies,
    configs: [
      `{ format: 'umd', output: { autoExternal: { exclude: ['other'] } } }`,
      `{ output: { autoExternal: { exclude: ['other'] } }, lib: [{ format: 'umd', output: { autoExternal: false } }] }`,
      `{ format: 'umd' }`,
    ],
    check: (builds) =>
      builds.map(({ out }) => /"bundled"/.test(out['dist/index.js'])).join() === 'false,true,true',
  },
  'bundleless-external': {
    says: 'Packages stay out of bundleless output, whatever output.autoExternal says.',
    files: dep,
    configs: [
      `{ bundle: false, output: { autoExternal: false } }`,
      `{ bundle: false, output: { autoExternal: { devDependencies: false } } }`,
    ],
    check: (builds) => builds.every(({ out }) => /from "dep"/.test(out['dist/index.js'])),
  },
  'bundle-unused-options': {
    says: 'outBase, redirect.js, redirect.style and redirect.asset change nothing in bundle mode.',
    files: {
      ...style,
      ...logo,
      'src/index.ts': 'import "./a.css";\nimport logo from "./logo.svg";\nexport { logo };',
    },
    configs: [
      `{ output: { target: 'web' } }`,
      `{ output: { target: 'web' }, outBase: './src/inner', redirect: {
        js: { path: false, extension: false }, style: { path: false, extension: false },
        asset: { path: false, extension: false } } }`,
    ],
    check: same,
  },
  'bundleless-formats': {
    says: 'UMD, IIFE and Module Federation output cannot be bundleless.',
    ...refused(
      [
        "{ format: 'umd', bundle: false }",
        "{ format: 'iife', bundle: false }",
        `{ format: 'mf', bundle: false, plugins: [pluginModuleFederation({ name: 'a', dts: false })] }`,
      ],
      /format, "bundle" must be set to "true"/,
    ),
    head: `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';`,
  },
  'dts-isolated-options': {
    says: 'dts.isolated cannot be combined with build, tsgo, typescriptPath and abortOnError: false.',
    files: types,
    ...refused(
      ['build: true', 'tsgo: true', "typescriptPath: 'typescript'", 'abortOnError: false'].map(
        (option) => `{ dts: { isolated: true, ${option} } }`,
      ),
      /Can not set "dts\..*dts\./,
    ),
  },
  'dts-build-bundle': {
    says: 'dts.build cannot be combined with dts.bundle.',
    args: ['build'],
    files: types,
    ...refused(
      ['{ dts: { build: true, bundle: true } }'],
      /Can not set "dts.bundle: true" when "dts.build: true"/,
    ),
  },
  'exe-conditions': {
    says: 'experiments.exe needs ESM or CommonJS, bundle mode and the target node.',
    ...refused(
      ["format: 'umd'", 'bundle: false', "output: { target: 'web' }"].map(
        (option) => `{ lib: [{ ${option}, experiments: { exe: true } }] }`,
      ),
      /"experiments.exe" (?:only supports|requires "bundle")/,
    ),
  },
  'helpers-options': {
    says: 'externalHelpers in tools.swc wins over the option; importHelpers in tsconfig.json changes nothing.',
    files: {
      'src/index.ts': 'export async function f() { await 1; }',
      'tsconfig.json': '{"compilerOptions": {"importHelpers": true}}',
    },
    manifest: { devDependencies: { '@swc/helpers': '^0.5.0' } },
    configs: [
      `{ syntax: 'es5' }`,
      `{ syntax: 'es5', externalHelpers: true, tools: { swc: { jsc: { externalHelpers: false } } } }`,
      `{ syntax: 'es5', tools: { swc: { jsc: { externalHelpers: true } } } }`,
    ],
    check: (builds) =>
      builds.every(({ out }) => !/(?:from|import) ["'](?:@swc\/helpers|tslib)/.test(out['dist/index.js'])),
  },
  'text-not-checked': {
    says: 'The text of banner and footer is not checked during the build.',
    configs: [`{ banner: { js: 'no code' }, footer: { js: 'nor this' } }`],
    check: ([{ code, out }]) => code === 0 && /^no code[^]*nor this$/.test(out['dist/index.js'].trim()),
  },
  'syntax-joined': {
    says: 'An item replaces a plain syntax at the top level; as soon as one is an array, both are joined.',
    files: modern,
    configs: [
      `{ syntax: 'es5', lib: [{ syntax: 'esnext' }] }`,
      `{ syntax: 'es5', lib: [{ syntax: ['esnext'] }] }`,
      `{ syntax: ['es5'], lib: [{ syntax: 'esnext' }] }`,
      `{ syntax: ['es5'], lib: [{ syntax: ['esnext'] }] }`,
    ],
    check: (builds) =>
      builds.map(({ out }) => /=>/.test(out['dist/index.js'])).join() === 'true,false,false,false',
  },
  'syntax-es': {
    says: 'A syntax that begins with es has to be a version, in an array as well.',
    ...refused([`{ syntax: 'espresso 3' }`, `{ syntax: ['es2020', 'es2030'] }`], /Unsupported ES version/),
  },
  'syntax-packages': {
    says: 'Plain JavaScript in node_modules is not compiled, TypeScript and JSX are.',
    files: {
      'node_modules/dep/package.json': '{"name": "dep", "exports": {"./*": "./*"}}',
      ...Object.fromEntries(
        ['js', 'ts', 'jsx', 'tsx'].map((kind) => [
          `node_modules/dep/${kind}.${kind}`,
          `export const ${kind} = (o) => o?.${kind};`,
        ]),
      ),
      'src/index.ts': ['js', 'ts', 'jsx', 'tsx']
        .map((kind) => `export * from 'dep/${kind}.${kind}';`)
        .join('\n'),
    },
    configs: [`{ syntax: 'es5', output: { autoExternal: false } }`],
    check: ([{ out }]) => out['dist/index.js'].match(/\?\.\w+/g).join() === '?.js',
  },
  'syntax-web': {
    says: 'With the target web, engines.node does not change the syntax.',
    files: modern,
    manifest: { engines: { node: '>=12' } },
    configs: [`{ output: { target: 'web' } }`, '{}'],
    check: (builds) => builds.map(({ out }) => /\?\?/.test(out['dist/index.js'])).join() === 'true,false',
  },
  'shim-require': {
    says: 'With shims.esm.require, every file imports node:module; without it, typeof require is a string as well.',
    files: {
      'src/index.ts': 'export * from "./b";\nexport const a = typeof require;',
      'src/b.ts': 'export const b = 1;',
    },
    configs: ['{ bundle: false, shims: { esm: { require: true } } }', '{ bundle: false }'],
    check: ([on, off]) =>
      Object.values(on.out).every((text) => /"node:module"/.test(text)) &&
      [on, off].every(({ out }) => /a = ['"]function/.test(out['dist/index.js'])),
  },
  'shim-dirname': {
    says: 'shims.esm.__dirname changes the files that use the variable, and no others.',
    files: {
      'src/index.ts': 'export * from "./b";\nexport const a = __dirname;',
      'src/b.ts': 'export const b = 1;',
    },
    configs: ['{ bundle: false, shims: { esm: { __dirname: true } } }'],
    check: ([{ out }]) => /import/.test(out['dist/index.js']) && !/import/.test(out['dist/b.js']),
  },
  'umd-name-property': {
    says: 'A UMD name that is no identifier becomes one property.',
    configs: [
      `{ lib: [{ format: 'umd', umdName: 'Acme.Greeter' }] }`,
      `{ lib: [{ format: 'umd', umdName: '@acme/greeter' }] }`,
    ],
    check: (builds) =>
      builds.every(({ out }) => /root\["(?:Acme\.G|@acme\/g)reeter"\]/.test(out['dist/index.js'])),
  },
  'log-silent': {
    says: 'With --log-level silent, nothing is printed, neither for errors in code nor for those in the configuration.',
    files: { 'src/index.ts': 'import "./missing";' },
    args: ['--log-level', 'silent'],
    configs: ['{}', `{ format: 'umd', bundle: false }`],
    check: (builds) => builds.every(({ code, log }) => code === 1 && log === ''),
  },
  'log-item': {
    says: 'logLevel in an item is ignored.',
    args: ['build'],
    configs: [`{ lib: [{ logLevel: 'silent' }] }`],
    check: ([{ log }]) => /build started/.test(log),
  },
  'version-command': {
    says: '-v prints versions without a command; with build it builds.',
    args: ['build', '-v'],
    configs: ['{}'],
    check: ([{ log, out }]) => !/node-v/.test(log) && 'dist/index.js' in out,
  },
  'unused-in-a-library': {
    says: 'environments, output.module, output.inlineScripts, html and security change nothing without pages.',
    files: style,
    configs: [
      `{ output: { target: 'web' } }`,
      `{ output: { target: 'web', module: false, inlineScripts: true, inlineStyles: true },
        environments: { other: { source: { entry: { other: './src/index.ts' } } } },
        html: { title: 'A' }, security: { nonce: 'b' } }`,
    ],
    check: same,
  },
  'module-cjs': {
    says: 'output.module does not turn CommonJS into an ES module, but true leaves out "use strict".',
    configs: [`{ format: 'cjs' }`, `{ format: 'cjs', output: { module: true } }`],
    check: (builds) =>
      builds.every(({ out }) => /exports\.a/.test(out['dist/index.cjs'])) &&
      builds.map(({ out }) => /^"use strict"/.test(out['dist/index.cjs'])).join() === 'true,false',
  },
  'alias-external': {
    says: 'resolve.alias and resolve.dedupe do not change the import of an external package, in both modes.',
    files: dep,
    manifest: dependencies,
    configs: ['', 'bundle: false,'].map(
      (mode) => `{ ${mode} resolve: { alias: { dep: './src/other.ts' }, dedupe: ['dep'] } }`,
    ),
    check: (builds) => builds.every(({ out }) => /from "dep"/.test(out['dist/index.js'])),
  },
  'exclude-compiled': {
    says: 'A file with types or JSX that source.exclude leaves out fails the build.',
    files: {
      'src/index.ts': 'export * from "./a";\nexport * from "./b";',
      'src/a.ts': 'export const a: number = 1;',
      'src/b.tsx': 'export const b = <i />;',
    },
    ...refused(
      ['{ source: { exclude: [/a\\.ts$/] } }', '{ source: { exclude: [/b\\.tsx$/] } }'],
      /JavaScript parse error/,
    ),
  },
  'pre-entry-bundleless': {
    says: 'source.preEntry changes nothing in bundleless mode.',
    files: { 'pre.ts': 'console.log("pre");' },
    configs: ['{ bundle: false }', `{ bundle: false, source: { preEntry: './pre.ts' } }`],
    check: same,
  },
  'entry-names': {
    says: 'The keys of source.entry change nothing in bundleless mode; an item cannot remove an entry of the top level.',
    files: { 'src/b.ts': 'export const b = 1;' },
    configs: [
      `{ bundle: false, source: { entry: { main: './src/index.ts' } } }`,
      `{ source: { entry: { one: './src/index.ts', two: './src/b.ts' } }, lib: [{ source: { entry: { one: './src/index.ts' } } }] }`,
    ],
    check: (builds) =>
      builds.map(({ out }) => Object.keys(out).sort().join('+')).join() ===
      'dist/index.js,dist/one.js+dist/two.js',
  },
  'styles-unused': {
    says: 'Without injectStyles, tools.styleLoader changes nothing.',
    files: style,
    configs: [
      `{ output: { target: 'web' } }`,
      `{ output: { target: 'web' }, tools: { styleLoader: { attributes: { id: 'a' } } } }`,
    ],
    check: same,
  },
  'styles-bundleless': {
    says: 'tools.cssExtract, filename.css and distPath.css change nothing in bundleless mode.',
    files: style,
    configs: [
      `{ bundle: false, output: { target: 'web' } }`,
      `{ bundle: false, output: { target: 'web', filename: { css: 'own.css' }, distPath: { css: 'styles' } },
        tools: { cssExtract: { pluginOptions: { filename: 'other.css' } } } }`,
    ],
    check: same,
  },
  'styles-node': {
    says: 'With the target node, no style sheet is written and injectStyles changes nothing.',
    files: style,
    configs: ['{}', '{ output: { injectStyles: true } }'],
    check: (builds) => same(builds) && Object.keys(builds[0].out).join() === 'dist/index.js',
  },
  'dist-path-flag': {
    says: '--dist-path sets root and keeps the other folders.',
    args: ['--dist-path', 'out'],
    configs: [`{ output: { distPath: { js: 'scripts' } } }`],
    check: ([{ out }]) => Object.keys(out).join() === 'out/scripts/index.js',
  },
  'define-whole': {
    says: 'source.define replaces whole expressions, not parts of names or strings.',
    files: { 'src/index.ts': 'declare const A: string, AB: string;\nexport const a = [A, "A", () => AB];' },
    configs: [`{ source: { define: { A: '"x"' } } }`],
    check: ([{ out }]) => /"x",\s*"A",\s*\(\)=>AB/.test(out['dist/index.js']),
  },
  'entry-keys': {
    says: 'In bundleless mode, each key of source.entry has a base folder of its own.',
    files: { 'src/x/p.ts': 'export const p = 1;', 'src/y/q.ts': 'export { p } from "../x/p";' },
    configs: [`{ a: './src/x/**', b: './src/y/**' }`, `{ a: ['./src/x/**', './src/y/**'] }`].map(
      (entry) => `{ bundle: false, source: { entry: ${entry} } }`,
    ),
    check: ([two, one]) =>
      two.out['dist/q.js']?.includes('"../x/p.js"') &&
      'dist/p.js' in two.out &&
      'dist/x/p.js' in one.out &&
      one.out['dist/y/q.js']?.includes('"../x/p.js"'),
  },
  'entry-array-exports': {
    says: 'A list as an entry exports what all files export in ESM, and what the last exports in CommonJS and UMD.',
    files: { 'src/a.ts': 'export const first = 1;', 'src/b.ts': 'export const last = 2;' },
    configs: ['esm', 'cjs', 'umd'].map(
      (format) =>
        `{ lib: [{ format: '${format}', umdName: 'A', source: { entry: { index: ['./src/a.ts', './src/b.ts'] } } }] }`,
    ),
    check: ([esm, ...others]) =>
      /export \{ first, last \}/.test(esm.out['dist/index.js']) &&
      others.every(({ out }) => !/first: first|exports\.first/.test(Object.values(out)[0])) &&
      others.every(({ out }) => /last: last/.test(Object.values(out)[0])),
  },
  'filename-last-extension': {
    says: 'Bundleless imports take the part of output.filename.js behind the last dot.',
    files: { 'src/index.ts': 'export { b } from "./b";', 'src/b.ts': 'export const b = 1;' },
    configs: ['[name].mjs', '[name].min.js', '[name].[contenthash].js'].map(
      (name) => `{ bundle: false, output: { filename: { js: '${name}' } } }`,
    ),
    check: (builds) =>
      builds.map(({ out }) => Object.values(out).join().match(/"\.\/b[^"]*"/)?.[0]).join() ===
      '"./b.mjs","./b.js","./b.js"',
  },
  'extension-alias': {
    says: 'Of format.js and format.ts, an import of ./format.js takes format.js if there is a tsconfig.json.',
    files: {
      'src/index.ts': 'export { f } from "./format.js";',
      'src/format.ts': 'export const f = "typescript";',
      'src/format.js': 'export const f = "javascript";',
    },
    configs: [
      `(await import('node:fs')).writeFileSync(import.meta.dirname + '/tsconfig.json', '{}') ?? {}`,
      `{}`,
    ],
    check: (builds) =>
      builds.map(({ out }) => out['dist/index.js'].match(/\w+script/)[0]).join() === 'javascript,typescript',
  },
  'emit-assets-new-url': {
    says: 'With emitAssets: false, bundleless ESM writes the assets of the entry, but not those of new URL().',
    files: {
      'src/index.ts': 'export const url = new URL("./b.png", import.meta.url);',
      'src/a.png': 'a',
      'src/b.png': 'b',
    },
    configs: ['esm', 'cjs'].map(
      (format) => `{ bundle: false, format: '${format}', output: { emitAssets: false } }`,
    ),
    check: (builds) =>
      builds
        .map(({ out }) => Object.keys(out).filter((file) => file.endsWith('.png')).length)
        .join() === '1,2',
  },
  'data-uri-query': {
    says: 'An import with ?url is not inlined, whatever output.dataUriLimit says.',
    files: { 'src/index.ts': 'export { default as url } from "./a.png?url";', 'src/a.png': 'a' },
    configs: [`{ output: { dataUriLimit: 1000 } }`],
    check: ([{ out }]) => 'dist/static/image/a.png' in out,
  },
  'isolated-files': {
    says: 'With dts.isolated, source.entry decides which files get declarations, and tsconfig.json does not.',
    files: {
      'src/a.test.ts': 'export const test: number = 1;',
      'tsconfig.json':
        '{"compilerOptions": {"rootDir": "./src", "module": "esnext", "moduleResolution": "bundler", "isolatedDeclarations": true, "declaration": true}, "include": ["src"], "exclude": ["src/**/*.test.ts"]}',
    },
    configs: [
      `{ bundle: false, dts: { isolated: true } }`,
      `{ bundle: false, dts: true }`,
      `{ dts: { isolated: true } }`,
    ],
    check: (builds) => builds.map(({ out }) => 'dist/a.test.d.ts' in out).join() === 'true,false,false',
  },
  'iife-unminified': {
    says: 'An IIFE with exports builds with output.minify: false, and is no script.',
    configs: [
      `{ format: 'iife', output: { minify: false } }`,
      `{ format: 'iife', output: { minify: { js: false } } }`,
      `{ format: 'iife' }`,
    ],
    check: (builds) =>
      builds.map(({ code, out }) => `${code} ${/^export /m.test(out['dist/index.js'])}`).join() ===
      '0 true,0 true,1 false',
  },
  'env-unset': {
    says: 'A variable that is not set stays in ESM, throws in CommonJS and is undefined in UMD.',
    files: { 'src/index.ts': 'export const f = () => import.meta.env.PUBLIC_NOPE;' },
    configs: ['esm', 'cjs', 'umd'].map((format) => `{ lib: [{ format: '${format}', umdName: 'A' }] }`),
    check: ([esm, cjs, umd]) =>
      /import\.meta\.env\.PUBLIC_NOPE/.test(esm.out['dist/index.js']) &&
      /\(void 0\)\.PUBLIC_NOPE/.test(cjs.out['dist/index.cjs']) &&
      /MODE[^]*\}\)\.PUBLIC_NOPE/.test(umd.out['dist/index.js']),
  },
  'asset-prefix': {
    says: 'With assetPrefix, imports and styles contain URLs, new URL() a relative path.',
    files: {
      ...logo,
      'src/index.ts':
        'import "./a.css";\nimport logo from "./logo.svg";\nexport const a = [logo, new URL("./a.dat", import.meta.url)];',
      'src/a.css': 'b { background: url(./logo.svg) }',
      'src/a.dat': 'a',
    },
    configs: [`{ output: { target: 'web', assetPrefix: 'https://example.com/' } }`],
    check: ([{ out }]) =>
      /url\(https:/.test(out['dist/index.css']) && /p = "https:[^]*new URL\("\.\//.test(out['dist/index.js']),
  },
  'wasm-iife': {
    says: 'A WebAssembly module in IIFE output fails the build.',
    files: { 'src/index.ts': 'import "./a.wasm";', 'src/a.wasm': '\0asm\x01\0\0\0' },
    ...refused([`{ format: 'iife' }`], /await/),
  },
  'clean-outside': {
    says: "cleanDistPath: 'auto' leaves a folder outside the project alone, true empties it.",
    files: { '../outside/a.txt': 'a' },
    configs: ["'auto'", 'true'].map(
      (value) => `{ output: { distPath: '../outside', cleanDistPath: ${value} } }`,
    ),
    check: (builds) => builds.map(({ outside }) => outside.join('+')).join() === 'a.txt+index.js,index.js',
  },
  'server-item': {
    says: 'server in an item is ignored.',
    files: { ...logo, 'src/index.ts': 'import logo from "./logo.svg?url";\nglobalThis.a = logo;' },
    configs: [
      `{ server: { base: '/b' }, lib: [{ format: 'umd', output: { target: 'web' } }] }`,
      `{ lib: [{ server: { base: '/b' }, format: 'umd', output: { target: 'web' } }] }`,
    ],
    check: (builds) =>
      builds.map(({ out }) => /\.p = "(.*?)"/.exec(out['dist/index.js'])[1]).join() === '/b/,/',
  },
  'jsx-tsconfig': {
    says: 'jsx in tsconfig.json does not change the JavaScript.',
    head: svgr,
    manifest: { peerDependencies: { react: '19' } },
    files: {
      'src/index.ts': 'export * from "./a";',
      'src/a.tsx': 'export const a = <i />;',
      ...Object.fromEntries(
        ['react', 'react-jsx', 'preserve'].map((jsx) => [
          `${jsx}.json`,
          `{"compilerOptions": {"jsx": "${jsx}"}}`,
        ]),
      ),
    },
    configs: ['react', 'react-jsx', 'preserve'].map(
      (jsx) => `{ plugins: [pluginReact()], source: { tsconfigPath: './${jsx}.json' } }`,
    ),
    check: (builds) => new Set(builds.map(({ out }) => out['dist/index.js'])).size === 1,
  },
  'new-url-folder': {
    says: 'new URL() of a folder fails the build.',
    files: { 'src/index.ts': 'export const a = new URL("./b/", import.meta.url);', 'src/b/c.txt': 'c' },
    ...refused(['{}'], /Can't resolve '\.\/b\/'/),
  },
  'new-url-formats': {
    says: 'new URL() in IIFE output leaves import.meta, in UMD output it does not.',
    files: { ...logo, 'src/index.ts': 'globalThis.a = new URL("./logo.svg", import.meta.url);' },
    configs: ['umd', 'iife'].map(
      (format) => `{ format: '${format}', output: { target: 'web', minify: false } }`,
    ),
    check: (builds) =>
      builds.map(({ out }) => /import\.meta/.test(out['dist/index.js'])).join() === 'false,true',
  },
  'svgr-images': {
    says: 'mixedImport imports the image beside the component; with exportType default, ?url gives the URL.',
    head: svgr,
    manifest: { peerDependencies: { react: '19' } },
    files: {
      ...logo,
      'src/index.ts': 'export { ReactComponent } from "./logo.svg";',
      'src/url.ts':
        'export { default as a } from "./logo.svg";\nexport { default as b } from "./logo.svg?url";',
    },
    configs: [
      `{ plugins: [pluginReact(), pluginSvgr({ mixedImport: true })] }`,
      `{ source: { entry: { index: './src/url.ts' } }, plugins: [pluginReact(), pluginSvgr({ svgrOptions: { exportType: 'default' } })] }`,
    ],
    check: (builds) =>
      builds.every(({ out }) => out['dist/index.js'].match(/import [^\n]*static\/svg/g).length === 1),
  },
  'svgr-bundleless': {
    says: 'A missing named export of an SVG file is no error in bundleless mode.',
    head: svgr,
    manifest: { peerDependencies: { react: '19' } },
    files: { ...logo, 'src/index.ts': 'export { ReactComponent } from "./logo.svg";' },
    configs: [
      `{ bundle: false, plugins: [pluginReact(), pluginSvgr()] }`,
      `{ plugins: [pluginReact(), pluginSvgr()] }`,
    ],
    check: (builds) => builds.map(({ code }) => code).join() === '0,1',
  },
  'react-compiler-node': {
    says: 'reactCompiler changes nothing with the target node.',
    head: svgr,
    manifest: { peerDependencies: { react: '19' } },
    files: {
      'src/index.ts': 'export * from "./a";',
      'src/a.tsx': 'export const A = ({ b }: any) => <i>{b.map((c: any) => c + 1)}</i>;',
    },
    configs: [`{ plugins: [pluginReact()] }`, `{ plugins: [pluginReact({ reactCompiler: true })] }`],
    check: same,
  },
  'alias-kept': {
    says: 'Bundleless output keeps an alias that leads nowhere, without a message.',
    files: { 'src/index.ts': 'export { b } from "@/b";', 'src/b.ts': 'export const b = 1;' },
    configs: ['{ bundle: false }'],
    check: ([{ code, out }]) => code === 0 && /"@\/b"/.test(out['dist/index.js']),
  },
  'filename-function': {
    says: 'From a function in filename.js, imports do not get its extension.',
    files: { 'src/index.ts': 'export * from "./b";', 'src/b.ts': 'export const b = 1;' },
    configs: [`{ bundle: false, output: { filename: { js: () => '[name].jsx' } } }`],
    check: ([{ out }]) => 'dist/b.jsx' in out && /"\.\/b\.js"/.test(out['dist/index.jsx']),
  },
  'cjs-globals': {
    says: 'CommonJS output with exports declares __webpack_require__.',
    configs: [`{ format: 'cjs' }`],
    check: ([{ out }]) => /var __webpack_require__/.test(out['dist/index.cjs']),
  },
  'size-bundleless': {
    says: 'printFileSize: true lists the files of bundleless output, the default does not.',
    configs: ['{ bundle: false }', '{ bundle: false, performance: { printFileSize: true } }'],
    check: (builds) => builds.map(({ log }) => /dist\/index\.js/.test(log)).join() === 'false,true',
  },
  'clean-nested': {
    says: '--lib with an item for dist deletes the dist/cli of another item; the other item leaves dist alone.',
    files: { 'dist/a.txt': 'a', 'dist/cli/b.txt': 'b' },
    configs: ['main', 'cli'].map(
      (id) =>
        `{ lib: [{ id: 'main' }, { id: 'cli', output: { distPath: 'dist/cli' } }].filter((item) => item.id === '${id}') }`,
    ),
    check: (builds) =>
      builds.map(({ kept }) => kept.filter((file) => file.startsWith('dist/')).join()).join('; ') ===
      'dist/index.js; dist/a.txt,dist/cli/index.js',
  },
  'exclude-names': {
    says: 'autoExternal.exclude matches whole names of packages; subpaths follow their package.',
    files: {
      'node_modules/dep/package.json': '{"name": "dep", "exports": {".": "./a.js", "./sub": "./a.js"}}',
      'node_modules/dep/a.js': 'export const dep = "bundled";',
      'src/index.ts': 'import { dep } from "dep/sub";\nglobalThis.value = dep;',
    },
    manifest: dependencies,
    configs: ['dep', 'de', 'dep/sub'].map((name) => `{ output: { autoExternal: { exclude: ['${name}'] } } }`),
    check: (builds) =>
      builds.map(({ out }) => /"bundled"/.test(out['dist/index.js'])).join() === 'true,false,false',
  },
  'lib-flag': {
    says: '--lib with one name that matches and one that does not builds the first, without an error.',
    args: ['build', '--lib', 'esm', '--lib', 'nope'],
    configs: [`{ lib: [{ format: 'esm' }, { format: 'cjs' }] }`],
    check: ([{ code, out }]) => code === 0 && Object.keys(out).join() === 'dist/index.js',
  },
  'umd-name-amd': {
    says: 'umdName.amd alone changes nothing.',
    configs: ['', "amd: 'a'"].map((amd) => `{ lib: [{ format: 'umd', umdName: { root: 'A', ${amd} } }] }`),
    check: same,
  },
  'externals-flag': {
    says: '--externals replaces the list of an item; the one at the top level applies.',
    args: ['build', '--externals', 'flag'],
    files: {
      ...Object.fromEntries(
        ['flag', 'top', 'item'].flatMap((name) => [
          [`node_modules/${name}/package.json`, `{"name": "${name}", "exports": "./a.js"}`],
          [`node_modules/${name}/a.js`, `export const ${name} = 1;`],
        ]),
      ),
      'src/index.ts': ['flag', 'top', 'item'].map((name) => `export * from '${name}';`).join('\n'),
    },
    configs: [`{ output: { externals: ['top'] }, lib: [{ output: { externals: ['item'] } }] }`],
    check: ([{ out }]) =>
      out['dist/index.js']
        .match(/(?<=from ")\w+/g)
        .sort()
        .join() === 'flag,top' && /item = 1/.test(out['dist/index.js']),
  },
  'externals-object': {
    says: 'An object in tools.rspack.externals replaces the externals of Rslib; an array adds to them.',
    files: dep,
    manifest: dependencies,
    configs: ['{ other: "other" }', '["other"]'].map(
      (value) => `{ tools: { rspack: { externals: ${value} } } }`,
    ),
    check: (builds) =>
      builds.map(({ out }) => /"bundled"/.test(out['dist/index.js'])).join() === 'true,false',
  },
  'circular-imports': {
    says: 'The plugin for circular imports reports them in bundle mode, not in bundleless mode.',
    head: `import { rspack } from '@rslib/core';`,
    files: {
      'src/index.ts': 'import { b } from "./b";\nexport const a = () => b;',
      'src/b.ts': 'import { a } from "./index";\nexport const b = () => a;',
    },
    configs: ['', 'bundle: false,'].map(
      (mode) =>
        `{ ${mode} tools: { rspack: { plugins: [new rspack.CircularDependencyRspackPlugin({ failOnError: true })] } } }`,
    ),
    check: (builds) => builds.map(({ code }) => code).join() === '1,0',
  },
  'inspect-mode': {
    says: 'rslib inspect --mode development is for Module Federation output.',
    args: ['inspect', '--mode', 'development'],
    ...refused(['{}'], /mf/),
  },
  'dts-flag': {
    says: '--dts overrides an object of the configuration.',
    args: ['build', '--dts'],
    files: types,
    configs: [`{ dts: { distPath: 'types' } }`],
    check: ([{ out }]) => Object.keys(out).sort().join() === 'dist/index.d.ts,dist/index.js',
  },
  'svgr-parallel': {
    says: 'With parallel, the options of SVGR cannot contain functions.',
    head: svgr,
    manifest: { peerDependencies: { react: '19' } },
    files: { ...logo, 'src/index.ts': 'export { default } from "./logo.svg?react";' },
    configs: ['true', 'false'].map(
      (parallel) =>
        `{ plugins: [pluginReact(), pluginSvgr({ parallel: ${parallel}, svgrOptions: { template: (a, { tpl }) => tpl\`export default () => null\` } })] }`,
    ),
    check: (builds) => builds.map(({ code }) => code).join() === '1,0',
  },
  'merge-functions': {
    says: 'A function for file names is replaced by that of the item; one in tools.rspack is called as well.',
    configs: [
      `{ output: { filename: { js: () => 'top.js' } }, tools: { rspack: () => { globalThis.called = 'top' } },
        lib: [{ output: { filename: { js: () => 'item.js' } }, tools: { rspack: () => { globalThis.called += ' item' } } }] }`,
    ],
    check: ([{ out }]) => 'dist/item.js' in out && globalThis.called === 'top item',
  },
  'new-url-prefix': {
    says: 'output.assetPrefix does not change the path in new URL(), which only ES modules copy the file of.',
    files: {
      'src/index.ts': 'export const u = new URL("./w.txt", import.meta.url);',
      'src/w.txt': 'w',
    },
    configs: [`{ output: { assetPrefix: 'https://cdn/' } }`, `{ format: 'cjs' }`],
    check: ([esm, cjs]) =>
      /new URL\("\.\/static\/assets\/w\.txt"/.test(esm.out['dist/index.js']) &&
      Object.keys(cjs.out).join() === 'dist/index.cjs',
  },
  'style-without-rules': {
    says: 'In bundleless mode, a style sheet without rules gives no file, and its import stays.',
    files: { 'src/index.ts': 'import "./a.css";\nimport "./b.css";', 'src/a.css': '', 'src/b.css': '/* b */' },
    configs: [`{ bundle: false, output: { target: 'web' } }`],
    check: ([{ code, out }]) =>
      code === 0 &&
      Object.keys(out).join() === 'dist/index.js' &&
      /import "\.\/a\.css";\nimport "\.\/b\.css";/.test(out['dist/index.js']),
  },
  'shim-constant': {
    says: 'Files without import.meta.url have its constant unless output.minify keeps the default.',
    configs: ['undefined', 'false', 'true', '{ css: false }'].map(
      (minify) => `{ format: 'cjs', output: { minify: ${minify} } }`,
    ),
    check: (builds) =>
      builds.map(({ out }) => /currentScript|pathToFileURL/.test(out['dist/index.cjs'])).join() ===
      'false,true,true,true',
  },
  'module-umd': {
    says: 'With output.module: true, UMD with a dynamic import does not build.',
    files: { 'src/index.ts': 'export const lazy = () => import("./x");', 'src/x.ts': 'export const x = 1;' },
    ...refused([`{ output: { module: true }, lib: [{ format: 'umd', umdName: 'A' }] }`], /Expression expected/),
  },
  'worker-name': {
    says: 'Files of a Worker from node:worker_threads are compiled only if it is imported as Worker.',
    files: {
      'src/index.ts': 'import { Worker as W } from "node:worker_threads";\nnew W(new URL("./w.ts", import.meta.url));',
      'src/w.ts': 'console.log(1 as number);',
    },
    configs: ['{}', '{ bundle: false }'],
    check: (builds) => builds.every(({ out }) => 'dist/static/assets/w.ts' in out),
  },
  'out-base-missing': {
    says: 'With an outBase that does not exist, files land beside the sources or in the project root.',
    files: { 'src/index.ts': undefined, 'src/index.js': 'export const a = 1; // source' },
    configs: [`{ bundle: false, outBase: './nope' }`, `{ bundle: false, outBase: './src/nope' }`],
    check: ([beside, root]) =>
      !/source/.test(beside.text('src/index.js')) &&
      /source/.test(root.text('src/index.js')) &&
      'index.js' in root.out,
  },
  'copy-string': {
    says: 'output.copy as a string copies nothing, without a message.',
    files: { 'extra/a.txt': 'a' },
    configs: [`{ output: { copy: './extra' } }`, `{ output: { copy: ['./extra'] } }`],
    check: ([string, list]) =>
      string.code === 0 && !('dist/a.txt' in string.out) && 'dist/a.txt' in list.out,
  },
  'keep-names': {
    says: 'keep_classnames and keep_fnames in compress and mangle keep names; the default and minify: true do not.',
    files: {
      'src/index.ts':
        'export const Service = class Service {};\nexport class GreetError extends Error {}\nexport function greet() {}',
    },
    configs: [
      '{}',
      '{ bundle: false }',
      '{ output: { minify: true } }',
      '{ bundle: false, output: { minify: true } }',
      ...['true', 'false'].map(
        (bundle) => `{ bundle: ${bundle}, output: { minify: { jsOptions: { minimizerOptions: {
          compress: { keep_classnames: true, keep_fnames: true },
          mangle: { keep_classnames: true, keep_fnames: true } } } } } }`,
      ),
    ],
    check: async (builds) => {
      const names = await Promise.all(builds.map(({ out }) => namesIn(out['dist/index.js'])));
      const [plain, plainFiles, small, smallFiles, ...kept] = names;
      return (
        [plain, plainFiles].every((all) => all === 'GreetError,src_Service,greet') &&
        [small, smallFiles].every((all) => /^\w{1,2},\w{1,2},\w{1,2}$/.test(all)) &&
        kept.every((all) => all === 'GreetError,Service,greet')
      );
    },
  },
  'equal-names': {
    says: 'Of two classes with one name, a bundle renames the second, even if names are kept.',
    files: {
      'src/index.ts': 'export { Foo } from "./a";\nexport { Foo as Other } from "./b";',
      'src/a.ts': 'export class Foo {}',
      'src/b.ts': 'export class Foo {}',
    },
    configs: [
      '{}',
      `{ output: { minify: { jsOptions: { minimizerOptions: {
        compress: { keep_classnames: true }, mangle: { keep_classnames: true } } } } } }`,
    ],
    check: async (builds) => {
      const names = await Promise.all(builds.map(({ out }) => namesIn(out['dist/index.js'])));
      return names.every((all) => all === 'Foo,b_Foo');
    },
  },
  'externals-false': {
    says: 'In bundleless mode, false in output.externals bundles a package, into a file that modules share.',
    files: { ...dep, 'src/index.ts': 'export { dep } from "dep";\nexport * from "./b";', 'src/b.ts': 'import { dep } from "dep";\nexport const b = dep;' },
    configs: [`{ bundle: false, output: { externals: { dep: false } } }`, '{ bundle: false }'],
    check: ([{ out }, without]) =>
      !Object.values(out).some((code) => /from "dep"/.test(code)) &&
      Object.values(out).filter((code) => /"bundled"/.test(code)).length === 1 &&
      /from "dep"/.test(without.out['dist/b.js']),
  },
  'class-fields': {
    says: 'Rslib defines class fields whatever useDefineForClassFields says; tools.swc and legacy decorators assign.',
    files: {
      'src/index.ts':
        'class Base { constructor(o: object) { Object.assign(this, o); } }\nexport class User extends Base { name!: string }',
      'tsconfig.json': '{"compilerOptions": {"target": "ES2019", "useDefineForClassFields": false}}',
    },
    configs: [
      '{}',
      '{ bundle: false }',
      `{ syntax: 'es2019' }`,
      `{ tools: { swc: { jsc: { transform: { useDefineForClassFields: false } } } } }`,
      `{ source: { decorators: { version: 'legacy' } } }`,
    ],
    check: async (builds) => {
      const users = await Promise.all(builds.map(({ out }) => load(out['dist/index.js'])));
      return users.map(({ User }) => new User({ name: 'a' }).name).join() === ',,,a,a';
    },
  },
  'dynamic-import-panic': {
    says: 'A dynamic import composed at run time ends a build without chunks, unless webpackMode is eager.',
    args: ['build'],
    files: {
      'src/index.ts': 'globalThis.a = (name: string) => import(`./words/${name}.ts`);',
      'src/eager.ts': 'globalThis.a = (name: string) => import(/* webpackMode: "eager" */ `./words/${name}.ts`);',
      'src/words/en.ts': 'export const en = 1;',
    },
    configs: ['umd', 'iife'].flatMap((format) =>
      ['index', 'eager'].map(
        (entry) => `{ format: '${format}', source: { entry: { index: './src/${entry}.ts' } } }`,
      ),
    ),
    check: (builds) =>
      builds.every(({ code, log }, index) =>
        index % 2 ? code === 0 : code !== 0 && /should have block chunk group/.test(log),
      ),
  },
  'svgr-new-url': {
    says: 'With mixedImport, new URL() of an SVG file ends an ESM build, unless the plugin excludes the file.',
    args: ['build'],
    head: svgr,
    files: { ...logo, 'src/index.ts': 'export const url = new URL("./logo.svg", import.meta.url);' },
    configs: ['', ', exclude: /logo/'].map(
      (exclude) => `{ plugins: [pluginReact(), pluginSvgr({ mixedImport: true${exclude} })] }`,
    ),
    check: ([panic, excluded]) => /entered unreachable code/.test(panic.log) && excluded.code === 0,
  },
  'imported-declarations': {
    says: 'A file that tsconfig.json excludes has declarations if an included one imports it.',
    files: {
      'src/index.ts': 'export { a } from "./a";',
      'src/a.ts': 'export const a = 1;',
      'src/b.ts': 'export const b = 1;',
      'tsconfig.json':
        '{"compilerOptions": {"rootDir": "./src", "module": "esnext", "moduleResolution": "bundler"}, "include": ["src"], "exclude": ["src/a.ts", "src/b.ts"]}',
    },
    args: ['build'],
    configs: ['{ dts: true }'],
    check: ([{ out }]) => 'dist/a.d.ts' in out && !('dist/b.d.ts' in out),
  },
  'html-module': {
    says: 'The page of tools.htmlPlugin loads esm as a module with scriptLoading, and cjs not at all.',
    configs: ['esm', 'cjs'].map(
      (format) =>
        `{ format: '${format}', output: { target: 'web' }, html: { scriptLoading: 'module' }, tools: { htmlPlugin: true } }`,
    ),
    check: ([esm, cjs]) =>
      /<script type="module"/.test(esm.out['dist/index.html']) && !/<script/.test(cjs.out['dist/index.html']),
  },
  'lightningcss-minified': {
    says: 'Without tools.lightningcssLoader, styles change if output.minify is true or an object, unless css is false.',
    files: { ...style, 'src/a.css': '.a { user-select: none }' },
    configs: ['true', '{ js: false }', '{ css: false }'].map(
      (minify) => `{ tools: { lightningcssLoader: false }, output: { target: 'web', minify: ${minify} } }`,
    ),
    check: (builds) =>
      builds.map(({ out }) => /-webkit-/.test(out['dist/index.css'])).join() === 'true,true,false',
  },
  'cjs-web-import': {
    says: 'require() of CommonJS output for the web with a dynamic import throws, unless bundleless or without chunks.',
    files: { 'src/index.ts': 'export const lazy = () => import("./x");', 'src/x.ts': 'export const x = 1;' },
    configs: [
      `{ format: 'cjs', output: { target: 'web' } }`,
      `{ format: 'cjs', bundle: false, output: { target: 'web' } }`,
      `{ format: 'cjs', output: { target: 'web' }, tools: { rspack: { output: { asyncChunks: false } } } }`,
      `{ format: 'cjs' }`,
    ],
    check: (builds) =>
      builds.map(({ out }) => /Automatic publicPath/.test(out['dist/index.cjs'])).join() ===
      'true,false,false,false',
  },
  'cjs-entries': {
    says: 'Each entry of a CommonJS output has a copy of shared code; entries of an ESM output share a file.',
    files: {
      'src/a.ts': 'export { state } from "./state";',
      'src/b.ts': 'export { state } from "./state";',
      'src/state.ts': 'export const state = { shared: 1 };',
    },
    configs: ['cjs', 'esm'].map(
      (format) => `{ format: '${format}', source: { entry: { a: './src/a.ts', b: './src/b.ts' } } }`,
    ),
    check: (builds) =>
      builds.map(({ out }) => Object.values(out).filter((code) => /shared: 1/.test(code)).length).join() === '2,1',
  },
  'texts-everywhere': {
    says: 'banner.js and footer.js are in bundled and bundleless ES modules, CommonJS and UMD; banner.css in both modes.',
    files: style,
    configs: [
      "bundle: true",
      'bundle: false',
      "format: 'cjs'",
      "format: 'cjs', bundle: false",
      "format: 'umd'",
    ].map(
      (settings) => `{ output: { target: 'web' }, banner: { js: '/* top */', css: '/* style */' },
        footer: { js: '/* end */' }, lib: [{ ${settings} }] }`,
    ),
    check: (builds) =>
      builds.every(({ out }) => {
        const code = out['dist/index.js'] ?? out['dist/index.cjs'];
        const css = out['dist/index.css'] ?? out['dist/a.css'];
        return /^\/\* top \*\/[^]*\/\* end \*\/$/.test(code.trim()) && css.startsWith('/* style */');
      }),
  },
  'helpers-bundleless': {
    says: 'externalHelpers works in bundleless output.',
    files: { 'src/index.ts': 'export async function f() { await 1; }' },
    manifest: { dependencies: { '@swc/helpers': '^0.5.0' } },
    configs: [`{ bundle: false, syntax: 'es5', externalHelpers: true }`],
    check: ([{ out }]) => /from "@swc\/helpers/.test(out['dist/index.js']),
  },
  'paths-commonjs': {
    says: 'In CommonJS, redirect.js rewrites paths of require(), and output.externals renames packages.',
    files: { ...dep, 'src/index.ts': 'export { dep } from "dep";\nexport { b } from "./b";', 'src/b.ts': 'export const b = 1;' },
    configs: [
      `{ lib: [{ format: 'cjs', bundle: false, redirect: { js: { extension: true } } }], output: { externals: { dep: 'other' } } }`,
      `{ lib: [{ format: 'cjs', bundle: false, redirect: { js: { extension: false } } }], output: { externals: { dep: 'other' } } }`,
    ],
    check: ([on, off]) =>
      /require\("\.\/b\.cjs"\)/.test(on.out['dist/index.cjs']) &&
      /require\("\.\/b"\)/.test(off.out['dist/index.cjs']) &&
      [on, off].every(({ out }) => /require\("other"\)/.test(out['dist/index.cjs'])),
  },
  'prefix-umd': {
    says: 'In UMD, output.assetPrefix begins the URL of an imported file.',
    files: { ...logo, 'src/index.ts': 'import logo from "./logo.svg?url";\nexport { logo };' },
    configs: [`{ lib: [{ format: 'umd', umdName: 'A' }], output: { target: 'web', assetPrefix: 'https://cdn/' } }`],
    check: ([{ out }]) => /"https:\/\/cdn\/"/.test(out['dist/index.js']),
  },
  'shims-minified': {
    says: 'The CommonJS shim of import.meta.url works minified, for Node.js and for the web.',
    files: { 'src/index.ts': 'export const url = import.meta.url;' },
    configs: ["target: 'node'", "target: 'web'"].map(
      (target) => `{ lib: [{ format: 'cjs', shims: { cjs: { 'import.meta.url': true } } }],
        output: { ${target}, minify: true } }`,
    ),
    check: (builds) =>
      builds.every(({ out }) => /pathToFileURL|currentScript/.test(out['dist/index.cjs'])),
  },
};

function same(builds) {
  return new Set(builds.map(({ code, out }) => JSON.stringify([code, out]))).size === 1;
}

const load = (code) => import(`data:text/javascript,${encodeURIComponent(code)}`);

/** The names of what a module exports, in the order of the exports. */
async function namesIn(code) {
  return Object.values(await load(code)).map(({ name }) => name).join();
}

function filesIn(folder, path = '') {
  return readdirSync(join(folder, path)).flatMap((name) => {
    const file = path === '' ? name : `${path}/${name}`;
    return statSync(join(folder, file)).isDirectory()
      ? name === 'node_modules'
        ? []
        : filesIn(folder, file)
      : [file];
  });
}

const written = [];
for (const stream of [process.stdout, process.stderr]) {
  const write = stream.write.bind(stream);
  stream.write = (text, ...rest) => {
    if (!isBuilding) return write(text, ...rest);
    written.push(text.toString());
    return true;
  };
}
let isBuilding = false;

/** Builds a package through the API, which is faster than a process for each. Returns what it printed and wrote. */
async function build(folder, config, { files = {}, head = '', args, manifest = {} }) {
  const inputs = {
    'src/index.ts': 'export const a = 1;\n',
    'package.json': JSON.stringify({ name: 'a', version: '1.0.0', type: 'module', ...manifest }),
    'rslib.config.mjs': `${head}\nexport default ${config};\n`,
    ...files,
  };
  for (const [file, text] of Object.entries(inputs)) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { code, log } = args ? await runCommand(folder, args) : await runApi(folder);
  const kept = filesIn(folder);
  const outputs = kept.filter((file) => !(file in inputs));
  const beside = join(folder, '../outside');
  const texts = Object.fromEntries(kept.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  return {
    code,
    log,
    kept,
    text: (file) => texts[file],
    out: Object.fromEntries(outputs.map((file) => [file, texts[file]])),
    outside: existsSync(beside) ? filesIn(beside) : [],
  };
}

async function runApi(cwd) {
  written.length = 0;
  isBuilding = true;
  let code = 0;
  try {
    const { content } = await loadConfig({ cwd, command: 'build' });
    const { close } = await (await createRslib({ cwd, config: content })).build();
    await close();
  } catch (error) {
    code = 1;
    written.push(error.message);
  }
  isBuilding = false;
  return { code, log: written.join('') };
}

function runCommand(cwd, args) {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
  return new Promise((resolve) => {
    execFile(process.execPath, [rslib, ...args], { cwd, env }, (error, stdout, stderr) => {
      resolve({ code: error ? error.code : 0, log: stdout + stderr });
    });
  });
}

const chosen = process.argv.slice(2);
const lines = [];

async function runTrials(entries) {
  for (const [name, trial] of entries) {
    const builds = [];
    for (const [index, config] of trial.configs.entries()) {
      builds.push(await build(join(import.meta.dirname, 'dist', `${name}-${index}`), config, trial));
    }
    const isTrue = await trial.check(builds);
    lines.push(`${isTrue ? '✓' : '✗'} ${name}: ${trial.says}`);
    if (!isTrue) lines.push(JSON.stringify(builds, null, 1));
  }
}

const wanted = Object.entries(trials).filter(([name]) => chosen.length === 0 || chosen.includes(name));
await Promise.all([
  runTrials(wanted.filter(([, { args }]) => args)),
  runTrials(wanted.filter(([, { args }]) => !args)),
]);
rmSync(join(import.meta.dirname, 'dist'), { recursive: true, force: true });
const isFailed = lines.some((line) => line.startsWith('✗'));
// Worker threads of SVGR would keep the process running.
process.stdout.write(`${lines.sort().join('\n')}\n`, () => process.exit(isFailed ? 1 : 0));
