import {useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';

type CutList = {
  readonly list: RefObject<HTMLDivElement | null>;
  /** The menu that stands for a list that does not fit. */
  readonly menu: RefObject<HTMLSelectElement | null>;
  readonly isCut: boolean;
};

/** Reports whether a list is wider than its place, and moves the focus to the menu that replaces it then. */
export function useCutList(hasMenu: boolean): CutList {
  const list = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLSelectElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    if (!hasMenu) return;
    const element = list.current!;
    const sizes = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [hasMenu]);
  useLayoutEffect(() => {
    if (isCut && list.current!.contains(document.activeElement)) menu.current?.focus();
  }, [isCut]);
  return {list, menu, isCut};
}
