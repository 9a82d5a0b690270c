declare const AUTHOR: string;
declare const OUTPUT: string;

export function buildInfo(): string {
  const info = [AUTHOR, OUTPUT];
  return info.join(' ');
}
