import library = require('@example/migrate-tsup-before');

const options: library.ButtonOptions = { size: 'large', primary: true };
export const classes: string = library.buttonClass(options, [
  'wide',
  { round: true },
]);

// @ts-expect-error: there is no such size.
library.buttonClass({ size: 'huge' });
