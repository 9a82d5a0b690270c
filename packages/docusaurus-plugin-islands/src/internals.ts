/**
 * All that the runtime uses of Docusaurus and React Router without being documented. `tests/content/built/upstream.test.ts`
 * checks that each is as expected.
 */
export {
  BrokenLinksProvider,
  useBrokenLinksContext,
} from '@docusaurus/core/lib/client/BrokenLinksContext';
export {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
export {__HistoryContext as HistoryContext, __RouterContext as RouterContext} from 'react-router';
