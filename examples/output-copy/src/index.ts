import { readFile } from 'node:fs/promises';

const folder = new URL(
  /* rspackIgnore: true */ './templates/',
  import.meta.url,
);

export async function letter(name: string): Promise<string> {
  const template = await readFile(new URL('letter.txt', folder), 'utf8');
  return template.replace('{name}', name);
}
