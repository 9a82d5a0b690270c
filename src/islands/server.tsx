import {
  BrokenLinksProvider,
  useBrokenLinksContext,
} from '@docusaurus/core/lib/client/BrokenLinksContext';
import {createElement, useContext, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {__HistoryContext, __RouterContext} from 'react-router';
import {InIsland} from './InIsland';
import {decodeProps, encodeProps} from './props';
import type {IslandComponent} from './types';

/** How often each island was rendered on a page. The page's collector of links stands for the page. */
const countsByPage = new WeakMap<object, Map<string, number>>();
let fillCount = 0;

/**
 * Returns the component that the static page renders for a client component: its HTML, and what the browser needs to
 * hydrate it. Inside another island that is the component itself.
 *
 * The component is rendered on its own, inside the providers that it has in the browser: `useId` agrees by construction,
 * and a context that the browser lacks fails here.
 */
export function island(id: string, Component: IslandComponent): IslandComponent {
  const name = Component.displayName ?? Component.name ?? id;

  function Island(props: object): ReactNode {
    const isInside = useContext(InIsland);
    const router = useContext(__RouterContext);
    const history = useContext(__HistoryContext);
    const links = useBrokenLinksContext();
    if (isInside) return <Component {...props} />;

    const {json, slots} = encodeProps(name, props);
    const first = fillCount;
    fillCount += slots.length;
    const prefix = nextPrefix(links, id);
    const place = (index: number): string => `<!--fill-${first + index}-->`;
    const own = decodeProps(json, (index) => (
      <site-slot
        key={`slot${index}`}
        data-slot={index}
        dangerouslySetInnerHTML={{__html: place(index)}}
      />
    ));
    const rendered = renderToString(
      <InIsland.Provider value>
        <BrokenLinksProvider brokenLinks={links}>
          <__RouterContext.Provider value={router}>
            <__HistoryContext.Provider value={history}>
              <Component {...own} />
            </__HistoryContext.Provider>
          </__RouterContext.Provider>
        </BrokenLinksProvider>
      </InIsland.Provider>,
      {identifierPrefix: prefix},
    );
    // Pictures are not preloaded from the middle of the page.
    let count = 0;
    const html = rendered
      .replace(/^(?:<link rel="preload"[^>]*>)+/, '')
      // Slots that stand in their order need no number.
      .replace(/(<site-slot) data-slot="(\d+)"/g, (tag, start: string, index: string) =>
        Number(index) === count++ ? start : tag,
      );
    // A slot that is not shown at first waits in a template.
    const waiting = slots
      .map((_, index) => index)
      .filter((index) => !html.includes(place(index)))
      .map((index) => `<template data-slot="${index}">${place(index)}</template>`);
    return (
      <>
        <site-island
          data-island={id}
          data-props={json === '{}' ? undefined : json}
          data-id={html.includes(`_${prefix}R_`) ? prefix : undefined}
          // Nobody can press or see an island that renders nothing yet.
          data-on={html ? Component.hydrate : 'idle'}
          dangerouslySetInnerHTML={{__html: html + waiting.join('')}}
        />
        {slots.map((node, index) => createElement(`fill-${first + index}`, {key: index}, node))}
      </>
    );
  }
  Island.displayName = `Island(${name})`;
  return Island;
}

/**
 * Returns the prefix of an island's ids. It counts per island, so that what stays during a navigation never has the ids
 * of another island of the next page.
 */
function nextPrefix(page: object, id: string): string {
  const counts = countsByPage.get(page) ?? new Map<string, number>();
  countsByPage.set(page, counts);
  const count = counts.get(id) ?? 0;
  counts.set(id, count + 1);
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return `i${(hash % 46656).toString(36)}-${count}`;
}
