'use client';
import {useEntryHeadings} from '@site/src/components/Entry/useEntries';
import {useScrolled} from '@site/src/components/PageFrame/useScrolled';
import {useDismissal} from '@site/src/components/Tooltip/useDismissal';
import {useUnfoldForPrint} from '@site/src/hooks/useUnfoldForPrint';
import {useHiding} from './useHiding';
import {useLanguageLinks} from './useLanguageLinks';

/**
 * Keeps state on the root that CSS needs, completes links to other languages, and unfolds pages for print; one island,
 * because each one costs.
 */
export default function PageState(): null {
  useHiding();
  useLanguageLinks();
  useScrolled();
  useDismissal();
  useUnfoldForPrint();
  useEntryHeadings();
  return null;
}

PageState.hydrate = 'idle';
