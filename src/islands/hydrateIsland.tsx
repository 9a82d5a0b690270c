import {createElement} from 'react';
import {flushSync} from 'react-dom';
import {hydrateRoot, type Root} from 'react-dom/client';
import {decodeProps} from './props';
import Providers, {type Navigation} from './Providers';
import {serverHtml} from './serverHtml';
import Slot from './Slot';
import {takeTypedText} from './typedText';
import type {IslandComponent} from './islandTypes';

export {flushSync};
export {startTransition} from 'react';

type Options = {
  readonly navigation: Navigation;
  /** Called with the element of a slot that was inserted, and may contain islands. */
  readonly onSlot: (slot: ParentNode) => void;
  /** Called when the island has failed and the server's HTML is shown again. */
  readonly onFailed: () => void;
};

/** Hydrates an island and returns its root. If the component throws, restores the server's HTML. */
export function hydrateIsland(
  element: HTMLElement,
  Component: IslandComponent,
  {navigation, onSlot, onFailed}: Options,
): Root {
  const {island: id = '', props = '{}', id: identifierPrefix = ''} = element.dataset;
  const server = serverHtml(element);
  const restoreTypedText = takeTypedText(element);

  function live(): void {
    element.dataset.live = '';
  }

  function fail(): void {
    // Waits until React has finished the render that failed, because it cannot unmount the root during a render.
    queueMicrotask(() => {
      root.unmount();
      onFailed();
      server.restore();
    });
  }

  const own = decodeProps(props, (index) => (
    <Slot key={`slot${index}`} nodes={server.slot(index)} onAttach={onSlot} />
  ));
  const root = hydrateRoot(
    element,
    <Providers navigation={navigation} onLive={live} onFailed={fail}>
      {createElement(Component, own)}
    </Providers>,
    {
      identifierPrefix,
      onRecoverableError(error) {
        // React also reports an error if the island is removed during hydration.
        if (!element.isConnected) return;
        console.error(`The island ${id} rendered different HTML in the browser.`, error);
      },
      onCaughtError: (error) =>
        console.error(`The island ${id} failed. The server's HTML is shown instead.`, error),
    },
  );
  restoreTypedText();
  return root;
}
