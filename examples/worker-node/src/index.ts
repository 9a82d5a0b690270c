import { Worker } from 'node:worker_threads';

/** Counts the words of a text in a thread of its own. */
export function countWords(text: string): Promise<number> {
  const worker = new Worker(new URL('./count.ts', import.meta.url), {
    workerData: text,
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
