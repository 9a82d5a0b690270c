import {useContext, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {Mode, provide, readContexts} from './contexts.cjs';
import {useBrokenLinksContext} from './internals.ts';
import type {Hydrate, IslandComponent} from './islandTypes.ts';
import {decodeProps, encodeProps} from './props.ts';

type Options = {
  readonly id: string;
  readonly Component: IslandComponent;
  readonly hydrate?: Hydrate | undefined;
  /** Mode in which a component is an island. It is that of its slots, too. */
  readonly outside: 'react' | 'static';
  /** Hook that returns a function: it gives the component the contexts that it has in the browser. */
  readonly useProviders: () => (component: ReactNode) => ReactNode;
  readonly encode?: typeof encodeProps;
};

/**
 * Returns a component that renders a client component to HTML, with the data for its hydration. Where the mode is not
 * `outside`, it renders the client component as usual.
 *
 * The client component and each of its slots are rendered as separate roots. Ids of `useId` in the component are equal
 * in the browser. A slot has all contexts that are around the island.
 */
export function renderIsland({
  id,
  Component,
  hydrate = Component.hydrate,
  outside,
  useProviders,
  encode = encodeProps,
}: Options): IslandComponent {
  const name = Component.displayName ?? Component.name ?? id;

  function Island(props: object): ReactNode {
    const links = useBrokenLinksContext();
    const mode = useContext(Mode);
    const around = readContexts();
    const withProviders = useProviders();
    if (mode !== outside) return <Component {...props} />;
    const {json, slots} = encode(name, props);
    const prefix = nextPrefix(links, id);
    const own = decodeProps(json, (index) => (
      <site-slot
        key={`slot${index}`}
        data-slot={index}
        dangerouslySetInnerHTML={{__html: `<!--slot${index}-->`}}
      />
    ));
    const contents = slots.map((node) =>
      renderRoot(
        provide(around, <Mode.Provider value={outside}>{node}</Mode.Provider>),
        nextPrefix(links, slotId),
      ),
    );
    const shown = new Set<string>();
    let count = 0;
    const component = (
      <Mode.Provider value="island">
        <Component {...own} />
      </Mode.Provider>
    );
    const rendered = renderRoot(withProviders(component), prefix);
    const html = rendered.replace(
      /(<site-slot) data-slot="(\d+)"|<!--slot(\d+)-->/g,
      (tag, start: string | undefined, position: string, index: string) => {
        // The browser counts the slots, so the number of one that equals its position is left out.
        if (start) return Number(position) === count++ ? start : tag;
        shown.add(index);
        return contents[Number(index)]!;
      },
    );
    // Slots that the component does not render at first go into templates, in case it renders them in the browser.
    const waiting = contents.map((content, index) =>
      shown.has(String(index)) ? '' : `<template data-slot="${index}">${content}</template>`,
    );
    const hasIds = rendered.includes(`_${prefix}R_`) || rendered.includes(`:${prefix}R`);
    return (
      <site-island
        data-island={id}
        data-props={json === '{}' ? undefined : json}
        data-id={hasIds ? prefix : undefined}
        // An island that renders nothing cannot be clicked or seen, so it is hydrated when the browser is idle.
        data-on={rendered || hydrate === 'load' ? hydrate : 'idle'}
        dangerouslySetInnerHTML={{__html: html + waiting.join('')}}
      />
    );
  }
  Island.displayName = `Island(${name})`;
  return Island;
}

/** Renders a root without the preload hints that React adds for images. */
function renderRoot(node: ReactNode, identifierPrefix: string): string {
  return renderToString(node, {identifierPrefix}).replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}

const slotId = 'slot';

/** Number of roots on each page by id. The key is Docusaurus' link collector, one object per page. */
const countsByPage = new WeakMap<object, Map<string, number>>();

/** Returns a prefix for ids from the island's name and number. It is unique even beside islands of an earlier page. */
function nextPrefix(page: object, id: string): string {
  const counts = countsByPage.get(page) ?? new Map<string, number>();
  countsByPage.set(page, counts);
  const count = counts.get(id) ?? 0;
  counts.set(id, count + 1);
  if (id === slotId) return `s${count}-`;
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return `i${(hash % 46656).toString(36)}-${count}`;
}
