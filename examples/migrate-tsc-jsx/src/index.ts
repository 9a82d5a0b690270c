export { Price } from './Price.js';
