/** The page whose sections explain terms, without language and base path. */
export const glossaryPage = 'guide/start/glossary';

/** The page for translators, in languages that pages are translated to; no menu or list links to it. */
export const statusRoute = 'translation-status';
