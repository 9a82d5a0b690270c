export { defaults, Options } from './options';
