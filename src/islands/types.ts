import type {ComponentType} from 'react';

/** When an island is hydrated: at the first interaction with it, when it is first seen, or when the browser is idle. */
export type Hydrate = 'interaction' | 'visible' | 'idle';

export type IslandComponent = ComponentType<object> & {readonly hydrate?: Hydrate};

/** The modules of islands by their id, each evaluated when it is first needed. */
export type Registry = Readonly<Record<string, () => Readonly<Record<string, unknown>>>>;

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
