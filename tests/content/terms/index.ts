import {configTerms} from './config';
import {guideBasicTerms} from './guide-basic';
import {guideFilesTerms} from './guide-files';
import {guideIntegrationTerms} from './guide-integration';
import {guideMigrationTerms} from './guide-migration';
import {guideOutputTerms} from './guide-output';
import {guideSolutionTerms} from './guide-solution';
import {guideStartTerms} from './guideStart';
import {libTerms} from './lib';
import {rsbuildTerms} from './rsbuild';
import type {RouteTerms} from './types';

/** What every route has to say, a group of routes per file. */
export const termLists: readonly RouteTerms[] = [
  ...guideStartTerms,
  ...guideSolutionTerms,
  ...guideBasicTerms,
  ...guideOutputTerms,
  ...guideFilesTerms,
  ...guideIntegrationTerms,
  ...guideMigrationTerms,
  ...configTerms,
  ...libTerms,
  ...rsbuildTerms,
];

/** Groups whose lists are written: every document below them has one. */
const groups = [
  '/config/',
  '/guide/start/',
  '/guide/solution/',
  '/guide/basic/',
  '/guide/migration/',
  '/guide/faq/',
];

/** Whether a route is one that has to have a list. */
export function needsTerms(route: string): boolean {
  return groups.some((group) => route.startsWith(group));
}

/** Routes of the specification's table that have to have a list, a group at a time. */
export const routesWithTerms: readonly string[] = [
  '/guide/',
  ...['', 'quick-start', 'glossary', 'npm-packages'].map((name) => `/guide/start/${name}`),
  ...['', 'nodejs', 'react', 'vue'].map((name) => `/guide/solution/${name}`),
  ...['cli', 'configure-rslib', 'typescript', 'upgrade-rslib'].map(
    (name) => `/guide/basic/${name}`,
  ),
  '/guide/basic/output-format',
  '/guide/basic/output-structure',
  '/guide/advanced/third-party-deps',
  ...['output-compatibility', 'dts', 'static-assets', 'svgr-files', 'json-files'].map(
    (name) => `/guide/advanced/${name}`,
  ),
  ...['module-federation', 'storybook'].map((name) => `/guide/advanced/${name}`),
  ...['modernjs-module', 'tsup'].map((name) => `/guide/migration/${name}`),
  '/guide/faq/features',
  '/config/',
  ...[
    '',
    'format',
    'bundle',
    'auto-extension',
    'auto-external',
    'redirect',
    'syntax',
    'external-helpers',
    'banner',
    'footer',
    'dts',
    'shims',
    'id',
    'umd-name',
    'out-base',
  ].map((name) => `/config/lib/${name}`),
  ...['', 'resolve', 'source', 'output', 'tools', 'plugins'].map(
    (name) => `/config/rsbuild/${name}`,
  ),
];
