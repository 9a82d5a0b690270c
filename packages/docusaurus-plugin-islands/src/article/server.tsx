import {useContext, type ComponentType, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {useBrokenLinksContext} from '../internals.ts';
import type {Hydrate, IslandComponent} from '../islandTypes.ts';
import {decodeProps, encodeProps, PropError} from '../props.ts';
import {Mode, provide, readContexts} from './contexts.cjs';

/** Makes the content of a Markdown module static. In another article, it is a part of that article. */
export function article(id: string, Content: ComponentType<object>): ComponentType<object> {
  return function Article(props) {
    if (useContext(Mode) !== 'react') return <Content {...props} />;
    return (
      <div data-article={id}>
        <Mode.Provider value="static">
          <Content {...props} />
        </Mode.Provider>
      </div>
    );
  };
}

/** Number of roots on each page, by Docusaurus' link collector, which is one object per page. */
const counts = new WeakMap<object, number>();

function nextPrefix(page: object): string {
  const count = counts.get(page) ?? 0;
  counts.set(page, count + 1);
  return `i${count}-`;
}

/** Returns a component that renders a client component as an island in an article, and as it is elsewhere. */
export function island(
  id: string,
  Component: IslandComponent,
  hydrate: Hydrate | undefined = Component.hydrate,
): IslandComponent {
  const name = Component.displayName ?? Component.name ?? id;

  function Island(props: object): ReactNode {
    const links = useBrokenLinksContext();
    const mode = useContext(Mode);
    const around = readContexts();
    if (mode !== 'static') return <Component {...props} />;
    const {json, slots} = encode(name, props);
    const render = (inner: 'static' | 'island', node: ReactNode, identifierPrefix: string) =>
      renderToString(provide(around, <Mode.Provider value={inner}>{node}</Mode.Provider>), {
        identifierPrefix,
      }).replace(/^(?:<link rel="preload"[^>]*>)+/, '');
    const html = slots.map((node) => render('static', node, nextPrefix(links)));
    const own = decodeProps(json, (index) => (
      <site-slot
        key={`slot${index}`}
        data-slot={index}
        dangerouslySetInnerHTML={{__html: `<!--slot${index}-->`}}
      />
    ));
    const prefix = nextPrefix(links);
    const shown = new Set<number>();
    const rendered = render('island', <Component {...own} />, prefix).replace(
      /<!--slot(\d+)-->/g,
      (_, index: string) => {
        shown.add(Number(index));
        return html[Number(index)]!;
      },
    );
    // Slots that the component does not render at first go into templates, in case it renders them in the browser.
    const waiting = html.map((slot, index) =>
      shown.has(index) ? '' : `<template data-slot="${index}">${slot}</template>`,
    );
    return (
      <site-island
        data-island={id}
        data-props={json === '{}' ? undefined : json}
        data-id={
          rendered.includes(`_${prefix}R_`) || rendered.includes(`:${prefix}R`) ? prefix : undefined
        }
        data-on={rendered ? hydrate : 'idle'}
        dangerouslySetInnerHTML={{__html: rendered + waiting.join('')}}
      />
    );
  }
  Island.displayName = `Island(${name})`;
  return Island;
}

type Module = Readonly<Record<string, unknown>>;

/** Returns the exports of a module of a package, with islands instead of its components. */
export function islands(request: string, module: Module, hydrate: Hydrate): Module {
  const entries = Object.entries(module).map(([name, value]): [string, unknown] => {
    const isComponent =
      /^(?:[A-Z]|default$)/.test(name) &&
      (typeof value === 'function' ||
        (typeof value === 'object' && value !== null && '$$typeof' in value));
    const id = name === 'default' ? request : `${request}#${name}`;
    return [name, isComponent ? island(id, value as IslandComponent, hydrate) : value];
  });
  return {...(Object.fromEntries(entries) as Module), __esModule: true};
}

/** Encodes props. The error for one that cannot be sent names the remedies. */
function encode(name: string, props: object): ReturnType<typeof encodeProps> {
  try {
    return encodeProps(name, props);
  } catch (error) {
    if (!(error instanceof PropError)) throw error;
    throw new Error(
      `${error.message} Or render <${name}> in a component that begins with 'use client' and passes this prop, or ` +
        'set "islands: false" in the front matter of the document.',
    );
  }
}
