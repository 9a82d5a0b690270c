import greeter = require('@example/cli-flags');

const person: greeter.Person = { name: 'Ada' };
export const greeting: string = greeter.greet(person);
