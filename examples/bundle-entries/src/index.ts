export { countWords } from './count';
