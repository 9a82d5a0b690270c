export function greet(name: string): string {
  return `Hello, ${name}!`;
}

export const version = '1.0.0';
