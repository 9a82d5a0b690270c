export { Counter } from './counter';
export { double } from './double';
