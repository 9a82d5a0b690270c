import App from '@docusaurus/core/lib/client/App';
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import preload from '@docusaurus/core/lib/client/preload';
import {startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {HelmetProvider} from 'react-helmet-async';
import {BrowserRouter} from 'react-router-dom';

/** Has React take over the page, as Docusaurus' own entry does for a built site with one kind of addresses. */
export async function begin(): Promise<void> {
  Object.assign(window, {docusaurus});
  await preload(window.location.pathname);
  const app = (
    <HelmetProvider>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </HelmetProvider>
  );
  startTransition(() => {
    hydrateRoot(document.getElementById('__docusaurus')!, app, {
      onRecoverableError: (error, info) =>
        console.error('Docusaurus React Root onRecoverableError:', error, info),
    });
  });
}
