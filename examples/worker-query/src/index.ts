import CountWorker from './count?worker';

/** Counts the words of a text without blocking the page. */
export function countWords(text: string): Promise<number> {
  const worker = new CountWorker();
  return new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<number>) => {
      worker.terminate();
      resolve(data);
    };
    worker.postMessage(text);
  });
}
