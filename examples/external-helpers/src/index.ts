export class Greeter {
  constructor(private readonly name: string) {}

  greet(...words: string[]): string {
    return [...words, this.name].join(' ');
  }
}
