'use client';
import {useEntryHeadings} from '@site/src/components/Entry/useEntries';
import {useScrolled} from '@site/src/components/PageFrame/useScrolled';
import {useDismissal} from '@site/src/components/Tooltip/useDismissal';
import {useHideNavbar} from './useHideNavbar';
import {useLanguageLinks} from './useLanguageLinks';

/** Runs the effects that every page needs, in a single island because hydrating each island costs time. */
export default function PageState(): null {
  useHideNavbar();
  useLanguageLinks();
  useScrolled();
  useDismissal();
  useEntryHeadings();
  return null;
}

PageState.hydrate = 'idle';
