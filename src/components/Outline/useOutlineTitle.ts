import {translate} from '@docusaurus/Translate';
import {useText} from '@site/src/hooks/useSettings';

export function useOutlineTitle(): string {
  return useText()('outlineTitle', translate({id: 'outline.title'}));
}
