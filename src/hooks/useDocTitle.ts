import type {DocContextValue} from '@docusaurus/plugin-content-docs/client';
import {useLocale} from './useLocale';
import {useSectionTitle} from './useSectionTitle';
import {useSettings} from './useSettings';

/** Returns the title of a document or, if it has none, the fallback in the settings or the title of its section. */
export function useDocTitle({title}: DocContextValue['metadata']): string {
  const section = useSectionTitle();
  const {fallbackHeadingTitle} = useSettings().themeConfig.texts;
  const {pick} = useLocale();
  return title || (fallbackHeadingTitle ? pick(fallbackHeadingTitle) : section);
}
