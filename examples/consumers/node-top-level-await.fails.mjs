import { createRequire } from 'node:module';

createRequire(import.meta.url)('@example/node-top-level-await');
