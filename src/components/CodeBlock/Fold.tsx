'use client';
import Translate, {translate} from '@docusaurus/Translate';
import {useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {keepInPlace} from './keepInPlace';

type Props = {
  readonly lines: string;
  /** True if `.code__rest` contains the hidden lines, which are not the last ones. */
  readonly isCut?: boolean | undefined;
  readonly children: ReactNode;
};

/**
 * Renders long code, folded to its first lines or to the lines outside `.code__rest`, and a button that opens it.
 * Without JavaScript and in print, CSS shows all lines.
 */
export default function Fold({lines, isCut, children}: Props): ReactNode {
  const fold = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useLayoutEffect(() => {
    const element = fold.current!;
    const code = element.querySelector('pre')!;
    const open = (): void => show(element, true, setOpen);
    // The browser scrolls folded code only to show a find-in-page match, an anchor or the focus, which opens the fold.
    function onScroll(): void {
      const {scrollTop} = code;
      if (scrollTop === 0) return;
      open();
      scrollBy({top: scrollTop, behavior: 'instant'});
    }
    element.addEventListener('beforematch', open);
    code.addEventListener('scroll', onScroll, {passive: true});
    // Before hydration, find-in-page or an anchor may have revealed or scrolled the code, which opens the fold.
    const frame = requestAnimationFrame(() => {
      const found = element.querySelector('.code__rest:not([hidden])');
      if (found) keepInPlace(found, open);
      else onScroll();
    });
    return () => {
      element.removeEventListener('beforematch', open);
      code.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);

  // Closing hides lines above the button, so the page scrolls to keep the button in place.
  function toggle({currentTarget}: MouseEvent<Element>): void {
    if (isOpen) keepInPlace(currentTarget, () => show(fold.current!, false, setOpen));
    else show(fold.current!, true, setOpen);
  }

  return (
    <div ref={fold} data-fold={isOpen ? 'open' : 'closed'} data-cut={isCut ? '' : undefined}>
      {children}
      <button className="block__fold" type="button" aria-expanded={isOpen} onClick={toggle}>
        <span className="block__more">
          {lines === '1'
            ? translate({id: 'code.showWhole'})
            : translate({id: 'code.showAll'}, {lines})}
        </span>
        <span className="block__fewer">
          <Translate id="code.showFewer" />
        </span>
      </button>
    </div>
  );
}

Fold.hydrate = 'visible';

/** Opens or closes a fold synchronously. React does not render the hidden lines, which are raw HTML. */
function show(fold: Element, isOpen: boolean, setOpen: (isOpen: boolean) => void): void {
  for (const rest of fold.querySelectorAll('.code__rest')) {
    if (isOpen) rest.removeAttribute('hidden');
    else rest.setAttribute('hidden', 'until-found');
  }
  flushSync(() => setOpen(isOpen));
}
