import {localeRows, type Locale} from '../../site/locales';
import type {Manifest, Page} from '../outputTypes';

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
