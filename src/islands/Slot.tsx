import {memo, useCallback, useState, useSyncExternalStore, type ReactNode} from 'react';

type Props = {
  /** The nodes that the server rendered there; they move along when React creates the slot again. */
  readonly nodes: readonly Node[];
  /** Called when the nodes have come into the page. */
  readonly onAttach: (element: HTMLElement) => void;
};

const subscribe = () => () => undefined;
/** One object for all renders, so that React never sees a change and never writes. */
const untouched = {__html: ''};

/** A part of an island that keeps the server's DOM. */
function Slot({nodes, onAttach}: Props): ReactNode {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  // Latched: when React renders again after a mismatch, a flag that changes would have it set markup.
  const [wasHydrated] = useState(isHydrating);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      const [first] = nodes;
      if (!element || !first || first.parentNode === element) return;
      element.replaceChildren(...nodes);
      onAttach(element);
    },
    [nodes, onAttach],
  );
  // Without markup where React creates it: Trusted Types would forbid that.
  return wasHydrated ? (
    <site-slot ref={attach} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
  ) : (
    <site-slot ref={attach} />
  );
}

export default memo(Slot);
