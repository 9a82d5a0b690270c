import { words } from './words';

self.onmessage = ({ data }: MessageEvent<string>) => {
  self.postMessage(words(data).length);
};
