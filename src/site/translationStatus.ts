/** Route of the page for translators, in languages that pages are translated to; no menu and no list has it. */
export const statusRoute = 'translation-status';
