export { Counter, type CounterProps } from './Counter';
export { Panel } from './Panel';
