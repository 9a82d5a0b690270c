import { htmlEscape } from 'escape-goat';
import { capitalize } from '@/format';

export function greet(name: string): string {
  return `<p>Hello, ${htmlEscape(capitalize(name))}!</p>`;
}
