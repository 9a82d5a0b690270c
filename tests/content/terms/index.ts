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
import {addedRoutes, routeTable} from '../routes';
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

/** Whether a route is one that has to have a list: every document does. */
export function needsTerms(route: string): boolean {
  return /^\/(?:guide|config)\//.test(route);
}

/** Routes of the specification's table that have to have a list, and the overview of the guide. */
export const routesWithTerms: readonly string[] = [...routeTable, ...addedRoutes].filter(
  needsTerms,
);
