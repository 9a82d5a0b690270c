import type {Locale} from '../../../src/site/locales';
import {keyOfRoute, routeOf, type SourcePage} from '../../../tools/check/sourcePages';
import {onDisk} from '../../../tools/check/rules/rule';

/** The source of a route, document or article. */
export function pageAt(route: string, locale: Locale): SourcePage | undefined {
  return route.startsWith('/blog/')
    ? onDisk.pages().find((page) => page.locale === locale && routeOf(page) === route)
    : onDisk.page(keyOfRoute(route), locale);
}
