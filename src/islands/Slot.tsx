import {memo, useCallback, useState, useSyncExternalStore, type ReactNode} from 'react';

type Props = {
  /** Nodes that the server rendered; they are moved when React creates the slot again. */
  readonly nodes: readonly Node[];
  /** Called when the nodes have been inserted. */
  readonly onAttach: (element: HTMLElement) => void;
};

const subscribe = () => () => undefined;
/** The same object for all renders, so that React never writes the markup. */
const untouched = {__html: ''};

/** A slot of an island, which keeps the DOM of the server. */
function Slot({nodes, onAttach}: Props): ReactNode {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  // Constant: if it changed when React renders again after a mismatch, React would set markup.
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
  // Without markup if React creates the element: Trusted Types forbid it.
  return wasHydrated ? (
    <site-slot ref={attach} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
  ) : (
    <site-slot ref={attach} />
  );
}

export default memo(Slot);
