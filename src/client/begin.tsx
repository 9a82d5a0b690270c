import App from '@docusaurus/core/lib/client/App';
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import preload from '@docusaurus/core/lib/client/preload';
import {hydrateRoot} from 'react-dom/client';
import {HelmetProvider} from 'react-helmet-async';
import {BrowserRouter} from 'react-router-dom';
import {reached, startLinks} from './links';
import {turn} from './turn';

/**
 * Has React take over the page, as Docusaurus' own entry does for a built site with one kind of addresses. It does so when
 * a reader reaches for what React alone does: until then it would be a long task in which no tap is answered, and the
 * page works without.
 */
export async function begin(): Promise<void> {
  Object.assign(window, {docusaurus});
  // The sheets of this page stay, see `RareStyles`.
  for (const sheet of document.querySelectorAll('link[rel=stylesheet][data-rh]'))
    sheet.removeAttribute('data-rh');
  await preload(window.location.pathname);
  startLinks();
  await reached;
  // Apart from the task of what was reached for.
  await turn();
  const app = (
    <HelmetProvider>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </HelmetProvider>
  );
  hydrateRoot(document.getElementById('__docusaurus')!, app);
}
