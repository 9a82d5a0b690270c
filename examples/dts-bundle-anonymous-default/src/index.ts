export { default as sum } from './sum';
