export { badge, type BadgeOptions } from './badge';
