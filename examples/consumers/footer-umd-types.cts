/// <reference path="./dist/index.d.ts" />

// A module may use the global name in types; scripts may use it everywhere.
const options: Greeter.GreetOptions = { loud: true };
export = options;

// @ts-expect-error: loud is a boolean.
const wrong: Greeter.GreetOptions = { loud: 'very' };
