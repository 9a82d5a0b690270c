export { greet } from './greet';
