import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {Component, useSyncExternalStore, type ReactNode} from 'react';
import {__HistoryContext, __RouterContext} from 'react-router';

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

type Props = {
  readonly navigation: Navigation;
  /** Called after hydration. */
  readonly onLive: () => void;
  /** Called when a component has thrown an error. From then on, nothing is rendered. */
  readonly onFailed: () => void;
  readonly children: ReactNode;
};

/** Wraps the root of each island with an error boundary, Docusaurus' browser context and a router. */
export default function Providers({navigation, onLive, onFailed, children}: Props): ReactNode {
  return (
    <ErrorBoundary onLive={onLive} onFailed={onFailed}>
      <BrowserContextProvider>
        <RouterProvider navigation={navigation}>{children}</RouterProvider>
      </BrowserContextProvider>
    </ErrorBoundary>
  );
}

type To = string | Partial<Location>;

const addressOf = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

/** Connects `useLocation`, `useHistory` and Docusaurus' links to the navigation of the site. */
function RouterProvider({navigation, children}: Pick<Props, 'navigation' | 'children'>): ReactNode {
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
    <__HistoryContext.Provider value={history}>
      <__RouterContext.Provider value={{history, location: history.location, match} as never}>
        {children}
      </__RouterContext.Provider>
    </__HistoryContext.Provider>
  );
}

let built: Location | undefined;

/** Returns the location that the build rendered, without query and hash: the same object until the path changes. */
function builtLocation({pathname}: Location): Location {
  if (built?.pathname !== pathname) built = {pathname, search: '', hash: ''};
  return built;
}

type BoundaryProps = Omit<Props, 'navigation'>;

/** Catches errors of an island, so that they affect no other island. */
class ErrorBoundary extends Component<BoundaryProps, {readonly hasFailed: boolean}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError(): {readonly hasFailed: boolean} {
    return {hasFailed: true};
  }

  override componentDidMount(): void {
    this.props.onLive();
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
