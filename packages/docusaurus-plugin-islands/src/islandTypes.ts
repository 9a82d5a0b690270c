import type {ComponentType} from 'react';

/**
 * Hydration strategy: at the first interaction with the island; when it is visible, or the browser is idle, once someone
 * uses the page; when the browser is idle after the page has loaded.
 */
export type Hydrate = 'interaction' | 'visible' | 'idle' | 'load';

export type IslandComponent = ComponentType<object> & {readonly hydrate?: Hydrate};

/** Exports of an island's module. */
export type IslandModule = Readonly<Record<string, unknown>>;

/** Map from the id of an island's module to a function that evaluates the module, or loads it first. */
export type Registry = Readonly<Record<string, () => IslandModule | Promise<IslandModule>>>;

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'site-island': React.HTMLAttributes<HTMLElement>;
      'site-slot': React.HTMLAttributes<HTMLElement> & React.RefAttributes<HTMLElement>;
    }
  }
}

declare module 'react-router' {
  export const __HistoryContext: React.Context<unknown>;
}
