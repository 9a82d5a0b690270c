import { readFile } from 'node:fs/promises';

const words = new URL('./data/words.txt', import.meta.url);

export async function isWord(text: string): Promise<boolean> {
  const list = await readFile(words, 'utf8');
  return list.split('\n').includes(text);
}
