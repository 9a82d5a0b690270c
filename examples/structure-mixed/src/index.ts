export { countWords } from './count';
export { titleCase } from './title';
