declare const GREETING: string;

export function greet(name: string): string {
  return `${GREETING}, ${name}!`;
}
