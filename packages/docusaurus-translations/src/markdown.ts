export type {Document, Section} from './document.ts';
export {fragmentOf, frontMatterId, introId, readPage} from './pageSections.ts';
export {parseMarkdown} from './parseMarkdown.ts';
