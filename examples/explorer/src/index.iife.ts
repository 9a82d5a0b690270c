import { badge } from './badge';

Object.assign(globalThis, { badge });
