'use client';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {useColorMode} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

/** Shows the values that Docusaurus' hooks and components return in the browser, for tests to compare. */
export default function Browser(): ReactNode {
  const {pathname, search, hash} = useLocation();
  const {colorMode, setColorMode} = useColorMode();
  const history = useHistory();
  const {siteConfig} = useDocusaurusContext();
  const facts = {
    site: siteConfig.title,
    base: useBaseUrl('/'),
    color: colorMode,
    path: pathname,
    query: search,
    fragment: hash,
    browser: String(useIsBrowser()),
  };
  return (
    <div className="fixture-browser">
      <dl>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-fact={name}>{value}</dd>
          </div>
        ))}
      </dl>
      <p data-fact="only">
        <BrowserOnly fallback={<span>built</span>}>
          {() => <span>{window.innerWidth > 0 ? 'live' : ''}</span>}
        </BrowserOnly>
      </p>
      <button
        type="button"
        onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}
      >
        Other color
      </button>
      <button type="button" onClick={() => history.push('?q=pushed')}>
        Push a query
      </button>
      <button type="button" onClick={() => history.replace({...history.location, hash: '#hooks'})}>
        Replace the fragment
      </button>
      <Link to="/guide/long#finer">Link of Docusaurus</Link>
    </div>
  );
}

Browser.hydrate = 'visible' as const;
