import type {DocContextValue} from '@docusaurus/plugin-content-docs/client';
import {useSectionTitle} from './useSectionTitle';
import {useText} from './useSettings';

/** Returns the title of a document or, if it has none, the fallback in the settings or the title of its section. */
export function useDocTitle({title}: DocContextValue['metadata']): string {
  const section = useSectionTitle();
  const text = useText();
  return title || text('fallbackHeadingTitle', section);
}
