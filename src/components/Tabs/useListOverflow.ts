import {useEffect, useLayoutEffect, useRef, useState} from 'react';

/** Returns whether the list of tabs overflows. Moves the focus to the select that then replaces the list. */
export function useListOverflow(isEnabled: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    if (!isEnabled) return;
    const element = list.current!;
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isEnabled]);
  useLayoutEffect(() => {
    if (overflows && list.current!.contains(document.activeElement)) select.current?.focus();
  }, [overflows]);
  return {list, select, overflows};
}
