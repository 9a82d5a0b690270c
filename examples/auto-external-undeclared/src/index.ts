import { slugify } from '@greeter/slugify';

export function anchor(title: string): string {
  return `#${slugify(title)}`;
}
