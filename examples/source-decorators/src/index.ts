function shout(
  greet: (name: string) => string,
  _context: ClassMethodDecoratorContext,
) {
  return function (this: unknown, name: string): string {
    return greet.call(this, name).toUpperCase();
  };
}

export class Greeter {
  @shout
  greet(name: string): string {
    return `Hello, ${name}!`;
  }
}
