import {memo, useCallback, useState, useSyncExternalStore, type ReactNode} from 'react';

type Props = {
  /** Nodes that the server rendered. If React creates the slot again, they are moved to the new element. */
  readonly nodes: readonly Node[];
  /** Called with the new element when the nodes have been moved to it. */
  readonly onAttach: (element: HTMLElement) => void;
};

const subscribe = () => () => undefined;
/** The same object in all renders: React sees no change, and so never writes this markup. */
const untouched = {__html: ''};

/** Renders a slot of an island with the DOM nodes of the server. */
function Slot({nodes, onAttach}: Props): ReactNode {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  // The first value remains: if it changed when React renders again after a mismatch, React would write markup.
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
  // If React creates the element, it must not get markup, because Trusted Types forbid React to write it.
  return wasHydrated ? (
    <site-slot ref={attach} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
  ) : (
    <site-slot ref={attach} />
  );
}

export default memo(Slot);
