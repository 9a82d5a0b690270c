import './style.css';

export { badge } from './badge';
