export { default as source } from './badge.scss?raw';
