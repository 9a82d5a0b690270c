import { buttonClass, type ButtonOptions } from '@example/migrate-tsup-after';

const options: ButtonOptions = { size: 'large', primary: true };
export const classes: string = buttonClass(options, ['wide', { round: true }]);

// @ts-expect-error: there is no such size.
buttonClass({ size: 'huge' });
