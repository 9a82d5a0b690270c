import {localeRows, type Locale} from '../../site/locales';
import type {Manifest, Page} from '../types';

/** The manifest of a language: its routes and what is known of its pages. */
export function manifestOf(pages: readonly Page[], locale: Locale): Manifest {
  const lang = localeRows[locale].language;
  return {
    routes: pages.map(({routePath, pagePath, pageType}) => ({
      path: routePath,
      filePath: `${lang}/${pagePath}`,
      lang,
      version: '',
      preload: pageType === 'home',
    })),
    pages,
  };
}
