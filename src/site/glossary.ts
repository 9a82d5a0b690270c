/** The page whose sections explain terms, without language and base path. */
export const glossaryPage = 'guide/start/glossary';
