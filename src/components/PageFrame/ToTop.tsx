'use client';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import type {ReactNode} from 'react';

/** Renders the button that scrolls to the top. CSS shows it below the first screen of a page. */
export default function ToTop(): ReactNode {
  return (
    <button
      className="icon-button to-top"
      type="button"
      aria-label={translate({id: 'page.toTop'})}
      onClick={scrollToTop}>
      <Icon name="top" />
    </button>
  );
}

function scrollToTop(): void {
  const isReduced = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  window.scrollTo({top: 0, behavior: isReduced ? 'auto' : 'smooth'});
  document.querySelector('main')?.focus({preventScroll: true});
}
