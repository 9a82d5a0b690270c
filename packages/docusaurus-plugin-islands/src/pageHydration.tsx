import {useSyncExternalStore, type ReactNode} from 'react';
import {createHydration, type Hydration} from './hydrateIsland.tsx';
import {BrowserContextProvider, HistoryContext, RouterContext} from './internals.ts';

export type Location = {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
};

export type Navigation = {
  /** Returns the address of the page. Returns the same object until the address changes. */
  readonly getLocation: () => Location;
  readonly subscribe: (listener: () => void) => () => void;
  readonly navigate: (address: string, how: 'push' | 'replace') => void;
};

/** Returns the hydration of a page whose islands share `navigation`. Each root has Docusaurus' browser context and a router. */
export function pageHydration(navigation: Navigation): Hydration {
  return createHydration(({children}) => (
    <BrowserContextProvider>
      <RouterProvider navigation={navigation}>{children}</RouterProvider>
    </BrowserContextProvider>
  ));
}

type To = string | Partial<Location>;

const addressOf = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

/** Connects `useLocation`, `useHistory` and Docusaurus' links to the navigation of the site. */
function RouterProvider({
  navigation,
  children,
}: {
  readonly navigation: Navigation;
  readonly children: ReactNode;
}): ReactNode {
  const {subscribe, getLocation, navigate} = navigation;
  const location = useSyncExternalStore(subscribe, getLocation, () => builtLocation(getLocation()));
  const match = {path: '/', url: '/', params: {}, isExact: location.pathname === '/'};
  const history = {
    location: {...location, state: undefined},
    action: 'POP',
    length: window.history.length,
    push: (to: To) => navigate(addressOf(to), 'push'),
    replace: (to: To) => navigate(addressOf(to), 'replace'),
    go: (delta: number) => window.history.go(delta),
    goBack: () => window.history.back(),
    goForward: () => window.history.forward(),
    createHref: addressOf,
    listen: (listener: (location: Location, action: string) => void) =>
      subscribe(() => listener(getLocation(), 'PUSH')),
    block: () => () => undefined,
  };
  return (
    <HistoryContext.Provider value={history}>
      <RouterContext.Provider value={{history, location: history.location, match} as never}>
        {children}
      </RouterContext.Provider>
    </HistoryContext.Provider>
  );
}

let built: Location | undefined;

/** Returns the location that the build rendered, without query and hash: the same object until the path changes. */
function builtLocation({pathname}: Location): Location {
  if (built?.pathname !== pathname) built = {pathname, search: '', hash: ''};
  return built;
}
