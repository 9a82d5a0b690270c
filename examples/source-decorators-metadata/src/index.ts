import { Words } from './words';

function injectable(_target: unknown) {}

@injectable
export class Greeter {
  constructor(readonly words: Words) {}
}
