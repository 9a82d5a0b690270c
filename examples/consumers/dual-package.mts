import { greet, type GreetOptions } from '@example/dual-package';

const options: GreetOptions = { loud: true };
export const greeting: string = greet('Ada', options);

// @ts-expect-error: a name is a string.
greet(1);
