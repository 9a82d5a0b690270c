export class Greeter {
  greeting = 'Hello';

  greet(name: string): string {
    return `${this.greeting}, ${name}!`;
  }
}
