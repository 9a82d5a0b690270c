import {routeTable} from '../routes';
import type {RouteTerms} from './types';

export const configTerms: readonly RouteTerms[] = [
  {
    route: '/config/',
    terms: [
      ...routeTable
        .filter((route) => route !== '/config/' && route.startsWith('/config/'))
        .map((route) => ({link: route})),
      // Sub-options are entries of their own for these six.
      'autoExternal.dependencies',
      'autoExternal.optionalDependencies',
      'autoExternal.peerDependencies',
      'autoExternal.devDependencies',
      ...['banner', 'footer'].flatMap((name) => [`${name}.js`, `${name}.css`, `${name}.dts`]),
      'dts.bundle',
      'dts.bundle.tsconfigPath',
      'dts.bundle.bundledPackages',
      'dts.distPath',
      'dts.build',
      'dts.abortOnError',
      'dts.autoExtension',
      'dts.alias',
      'dts.isolated',
      'dts.tsgo',
      'dts.typescriptPath',
      ...['js', 'style', 'asset', 'dts'].map((name) => `redirect.${name}`),
      'shims.cjs',
      'shims.esm',
      // Which options may stand at the top level: said here, or where this leads.
      {link: '/config/lib/#shared-options'},
      // Options without a page of their own.
      '`lib.wasm`',
      '`lib.experiments`',
      '`logLevel`',
      '`performance`',
    ],
  },
];
