import dualPackage = require('@example/dual-short');

const options: dualPackage.GreetOptions = { loud: true };
export const greeting: string = dualPackage.greet('Ada', options);

// @ts-expect-error: a name is a string.
dualPackage.greet(1);
