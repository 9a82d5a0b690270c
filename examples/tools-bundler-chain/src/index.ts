import template from './letter.txt';

export function letter(name: string): string {
  return template.replace('{name}', name);
}
