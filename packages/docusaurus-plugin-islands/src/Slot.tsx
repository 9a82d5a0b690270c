import {memo, useCallback, useState, useSyncExternalStore, type ReactNode} from 'react';

type Props = {
  /** Nodes that the server rendered. If React creates the slot again, they are moved to the new element. */
  readonly nodes: readonly Node[];
  /** Called with the new element when the nodes have been moved to it. */
  readonly onAttach: (element: HTMLElement) => void;
};

const subscribe = () => () => undefined;
/** Markup that React never writes: it is the same object in all renders, so React sees no change. */
const untouched = {__html: ''};

/** Renders a slot of an island with the DOM nodes of the server. */
function Slot({nodes, onAttach}: Props): ReactNode {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  // State, so that the first value remains: after a mismatch, React renders again and would replace the slot's nodes.
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
  // An element that React creates must have no markup, because Trusted Types forbid React to write markup.
  return wasHydrated ? (
    <site-slot ref={attach} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
  ) : (
    <site-slot ref={attach} />
  );
}

export default memo(Slot);
