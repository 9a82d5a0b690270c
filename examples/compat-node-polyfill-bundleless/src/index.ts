import path from 'node:path';

export function extension(address: string): string {
  return path.extname(address);
}

export function toBase64(text: string): string {
  return Buffer.from(text).toString('base64');
}
