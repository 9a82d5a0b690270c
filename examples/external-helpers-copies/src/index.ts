export { Clock } from './clock';

export class Greeter {}
