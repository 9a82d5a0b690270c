import { greet, type GreetOptions } from '@example/dual-short';

const options: GreetOptions = { loud: true };
export const greeting: string = greet('Ada', options);

// @ts-expect-error: a name is a string.
greet(1);
