import {Context as SiteContext} from '@docusaurus/core/lib/client/docusaurusContext';
import type {DocusaurusContext} from '@docusaurus/types';
import {createElement, useContext, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {InIsland} from './InIsland.ts';
import {
  BrokenLinksProvider,
  HistoryContext,
  RouterContext,
  useBrokenLinksContext,
} from './internals.ts';
import {decodeProps, encodeProps} from './props.ts';
import type {IslandComponent} from './islandTypes.ts';
import trimmedFields from './trimmedData.cjs';

/** Number of instances of each island, by page. The key is Docusaurus' link collector, one object per page. */
const countsByPage = new WeakMap<object, Map<string, number>>();
let fillCount = 0;
let browserSite: DocusaurusContext | undefined;

/**
 * Returns a component that renders a client component to HTML, with the data for its hydration. Inside another island,
 * it renders the client component as usual.
 *
 * The client component is rendered as a separate root, with the same providers as in the browser: ids of `useId` are
 * equal, and a context that is missing in the browser is missing here, too.
 */
export function island(id: string, Component: IslandComponent): IslandComponent {
  const name = Component.displayName ?? Component.name ?? id;

  function Island(props: object): ReactNode {
    const isInside = useContext(InIsland);
    const router = useContext(RouterContext);
    const history = useContext(HistoryContext);
    const links = useBrokenLinksContext();
    const site = useContext(SiteContext);
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
        <SiteContext.Provider value={(browserSite ??= inBrowser(site))}>
          <BrokenLinksProvider brokenLinks={links}>
            <RouterContext.Provider value={router}>
              <HistoryContext.Provider value={history}>
                <Component {...own} />
              </HistoryContext.Provider>
            </RouterContext.Provider>
          </BrokenLinksProvider>
        </SiteContext.Provider>
      </InIsland.Provider>,
      {identifierPrefix: prefix},
    );
    let count = 0;
    const html = rendered
      // Removes the preload hints that React adds for images.
      .replace(/^(?:<link rel="preload"[^>]*>)+/, '')
      // Removes the number of each slot that equals its position, because the browser counts the slots.
      .replace(/(<site-slot) data-slot="(\d+)"/g, (tag, start: string, index: string) =>
        Number(index) === count++ ? start : tag,
      );
    // Slots that the component does not render at first go into templates, in case it renders them in the browser.
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
          // An island that renders nothing cannot be clicked or seen, so it is hydrated when the browser is idle.
          data-on={Component.hydrate ?? (html ? undefined : 'idle')}
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
 * Returns the same component for a module that the bundle of the browser lacks. Throws where it would be an island: the
 * page would never hydrate it.
 */
export function unregistered(id: string, Component: IslandComponent): IslandComponent {
  return function Unregistered(props: object): ReactNode {
    if (useContext(InIsland)) return <Component {...props} />;
    throw new Error(
      `The island ${id} is not in the bundle of the browser, because no page, document or override of the theme imports it: import it in one of them, or add its folder to the option "folders" of site-islands in docusaurus.config.ts.`,
    );
  };
}

/** Returns Docusaurus' data as an island has it in the browser: reading a field that the bundle lacks throws. */
function inBrowser(site: DocusaurusContext): DocusaurusContext {
  const copy = JSON.parse(JSON.stringify(site)) as DocusaurusContext;
  for (const {owner, key, path} of trimmedFields(copy)) {
    Object.defineProperty(owner, key, {
      get() {
        throw new Error(
          `${path} is not in the bundle of the browser: read it in a static component, which passes the island what it shows.`,
        );
      },
    });
  }
  return copy;
}

/** Returns a prefix for ids from the island's name and number. It is unique even beside islands of an earlier page. */
function nextPrefix(page: object, id: string): string {
  const counts = countsByPage.get(page) ?? new Map<string, number>();
  countsByPage.set(page, counts);
  const count = counts.get(id) ?? 0;
  counts.set(id, count + 1);
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return `i${(hash % 46656).toString(36)}-${count}`;
}
