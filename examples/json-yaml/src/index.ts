import messages from './messages.yaml';

export function greet(name: string): string {
  return `${messages.greeting}, ${name}!`;
}
