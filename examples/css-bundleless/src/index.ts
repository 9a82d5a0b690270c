export { showBadge } from './badge';
