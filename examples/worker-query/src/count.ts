self.onmessage = ({ data }: MessageEvent<string>) => {
  self.postMessage(data.split(/\s+/).filter(Boolean).length);
};
