import type {ComponentType} from 'react';

/** Hydration strategy: at the first interaction, when first visible, or when the browser is idle. */
export type Hydrate = 'interaction' | 'visible' | 'idle';

export type IslandComponent = ComponentType<object> & {readonly hydrate?: Hydrate};

/** Map from the id of an island's module to a function that evaluates the module and returns its exports. */
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
