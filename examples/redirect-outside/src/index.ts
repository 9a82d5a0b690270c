import { greeting } from '@shared/greeting';

export function greet(name: string): string {
  return `${greeting}, ${name}!`;
}
