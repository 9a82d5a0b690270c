import {Component, createElement, startTransition, type ComponentType, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {createRoot, hydrateRoot, type Root, type RootOptions} from 'react-dom/client';
import {decodeProps} from './props.ts';
import {serverHtml} from './serverHtml.ts';
import Slot from './Slot.tsx';
import {takeTypedText} from './typedText.ts';
import type {IslandComponent} from './islandTypes.ts';

type Options = {
  /** Called with the element of a slot that was inserted, and may contain islands. */
  readonly onSlot: (slot: ParentNode) => void;
  /** Returns true if an extension or a translator changed the HTML of the island before its hydration. */
  readonly isChanged: () => boolean;
  /** Called when the island has failed and the server's HTML is shown again. */
  readonly onFailed: () => void;
};

export type Hydration = {
  readonly flushSync: typeof flushSync;
  readonly startTransition: typeof startTransition;
  /** Hydrates an island and returns a function that unmounts it. */
  readonly hydrateIsland: (
    element: HTMLElement,
    Own: IslandComponent,
    options: Options,
  ) => () => void;
};

/** Returns what the runtime needs of React. `Providers` gives each root the contexts that it had on the server. */
export function createHydration(
  Providers: ComponentType<{readonly children: ReactNode}>,
): Hydration {
  const wrap = (own: ReactNode): ReactNode => <Providers>{own}</Providers>;
  return {
    flushSync,
    startTransition,
    hydrateIsland: (element, Own, options) => hydrateIsland(element, Own, wrap, options),
  };
}

/** Period in which an island may fail only once, in ms. */
const retryPeriod = 1000;

/**
 * Hydrates an island and returns a function that unmounts it. If it throws, renders it anew, because a translator or an
 * extension may have replaced nodes that React was to change. If that fails, too, restores the server's HTML.
 */
function hydrateIsland(
  element: HTMLElement,
  Own: IslandComponent,
  wrap: (own: ReactNode) => ReactNode,
  {onSlot, isChanged, onFailed}: Options,
): () => void {
  const {island: id = '', props = '{}', id: identifierPrefix = ''} = element.dataset;
  const server = serverHtml(element);
  const restoreTypedText = takeTypedText(element);
  const own = decodeProps(props, (index) => (
    <Slot key={`slot${index}`} nodes={server.slot(index)} onAttach={onSlot} />
  ));
  let root: Root;
  let failedAt = -retryPeriod;

  function mount(create: (tree: ReactNode, options: RootOptions) => Root): void {
    let hasFailed = false;
    function fail(error: unknown): void {
      // React reports more than one error if it cannot remove nodes, and errors of islands that leave the page.
      if (hasFailed || !element.isConnected) return;
      hasFailed = true;
      const isFinal = performance.now() - failedAt < retryPeriod;
      failedAt = performance.now();
      const then = isFinal ? "The server's HTML is shown instead." : 'It is rendered anew.';
      // A `DOMException` means that a node is not where React put it, which is no fault of the component.
      if (isFinal || !(error instanceof DOMException))
        console.error(`The island ${id} failed. ${then}`, error);
      // Waits until React has finished the render that failed, because it cannot unmount the root during a render.
      queueMicrotask(() => {
        root.unmount();
        element.replaceChildren();
        if (!isFinal) return mount(render);
        onFailed();
        server.restore();
      });
    }
    root = create(
      <ErrorBoundary onLive={live} onFailed={fail}>
        {wrap(createElement(Own, own))}
      </ErrorBoundary>,
      {
        identifierPrefix,
        onRecoverableError(error) {
          // React also reports an error if the island is removed during hydration.
          if (!element.isConnected || isChanged()) return;
          console.error(`The island ${id} rendered different HTML in the browser.`, error);
        },
        // The boundary handles it. React would log it, too.
        onCaughtError: () => undefined,
        // An error while React removes nodes has no boundary.
        onUncaughtError: fail,
      },
    );
  }

  function live(): void {
    element.dataset.live = '';
  }

  // Renders synchronously, because islands in slots would be unmounted while they are not in the document.
  function render(tree: ReactNode, options: RootOptions): Root {
    root = createRoot(element, options);
    flushSync(() => root.render(tree));
    return root;
  }

  mount((tree, options) => hydrateRoot(element, tree, options));
  restoreTypedText();
  return () => root.unmount();
}

type BoundaryProps = {
  /** Called after hydration. */
  readonly onLive: () => void;
  readonly onFailed: (error: unknown) => void;
  readonly children: ReactNode;
};

/** Calls `onFailed` for errors in an island, in React 18, too. */
class ErrorBoundary extends Component<BoundaryProps, {readonly hasFailed: boolean}> {
  override state = {hasFailed: false};
  static getDerivedStateFromError(): {readonly hasFailed: boolean} {
    return {hasFailed: true};
  }
  override componentDidMount(): void {
    if (!this.state.hasFailed) this.props.onLive();
  }
  override componentDidCatch(error: unknown): void {
    this.props.onFailed(error);
  }
  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
