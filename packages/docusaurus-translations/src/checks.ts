export {checkPage, formatFinding, pairFindings, type Finding} from './checkPage.ts';
export {literalText, proseOfMessages, proseOfPage, type Prose, type TextProblem} from './prose.ts';
export {glossaryProblems, type Term} from './terminology.ts';
