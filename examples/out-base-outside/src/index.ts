export { button } from './components/button';
