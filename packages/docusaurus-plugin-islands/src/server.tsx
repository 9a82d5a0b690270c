import {Context as SiteContext} from '@docusaurus/core/lib/client/docusaurusContext';
import type {DocusaurusContext} from '@docusaurus/types';
import {useContext, type ReactNode} from 'react';
import {Mode} from './contexts.cjs';
import {
  BrokenLinksProvider,
  HistoryContext,
  RouterContext,
  useBrokenLinksContext,
} from './internals.ts';
import type {IslandComponent} from './islandTypes.ts';
import {renderIsland} from './renderIsland.tsx';
import trimmedFields from './trimmedData.cjs';

let browserSite: DocusaurusContext | undefined;

/**
 * Returns a component that renders a client component as an island, or, inside another island, as usual. The client
 * component has the same providers as in the browser: a context that is missing there is missing here, too.
 */
export function island(id: string, Component: IslandComponent): IslandComponent {
  return renderIsland({id, Component, outside: 'react', useProviders});
}

function useProviders(): (component: ReactNode) => ReactNode {
  const site = useContext(SiteContext);
  const links = useBrokenLinksContext();
  const router = useContext(RouterContext);
  const history = useContext(HistoryContext);
  return (component) => (
    <SiteContext.Provider value={(browserSite ??= inBrowser(site))}>
      <BrokenLinksProvider brokenLinks={links}>
        <RouterContext.Provider value={router}>
          <HistoryContext.Provider value={history}>{component}</HistoryContext.Provider>
        </RouterContext.Provider>
      </BrokenLinksProvider>
    </SiteContext.Provider>
  );
}

/**
 * Returns the same component for a module that the bundle of the browser lacks. Throws where it would be an island: the
 * page would never hydrate it.
 */
export function unregistered(id: string, Component: IslandComponent): IslandComponent {
  return function Unregistered(props: object): ReactNode {
    if (useContext(Mode) === 'island') return <Component {...props} />;
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
