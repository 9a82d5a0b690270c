export { card } from './components/card';
