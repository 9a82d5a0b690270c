import {useContext, type ComponentType} from 'react';
import {Mode, provide, readContexts} from '../contexts.cjs';
import type {Hydrate, IslandComponent} from '../islandTypes.ts';
import {encodeProps, PropError} from '../props.ts';
import {renderIsland} from '../renderIsland.tsx';

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

/** Returns a component that renders a client component as an island in an article, and as it is elsewhere. */
export function island(
  id: string,
  Component: IslandComponent,
  hydrate: Hydrate | undefined = Component.hydrate,
): IslandComponent {
  return renderIsland({
    id,
    Component,
    hydrate,
    outside: 'static',
    useProviders() {
      const around = readContexts();
      return (component) => provide(around, component);
    },
    encode,
  });
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
