/** Route of the page whose sections explain terms, without language and base path. */
export const glossaryPage = 'guide/start/glossary';

/** Route of the page for translators, which every language but the default one has. No menu or list links to it. */
export const statusRoute = 'translation-status';
