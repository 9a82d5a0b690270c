import { formatSeconds } from './dist/index.js';

console.log(`check   90 seconds are ${formatSeconds(90)}`);
