import { buttonStyle } from './packages/button/dist/index.js';

const style: string = buttonStyle({ px: 4 });
// @ts-expect-error A length is more than a number.
buttonStyle(4);
console.log(style);
