import type { Rgb } from './types.js';

const pattern = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Parses `#rgb`, `#rgba`, `#rrggbb` and `#rrggbbaa`. */
export function parseHex(text: string): Rgb | undefined {
  if (!pattern.test(text)) return undefined;
  const digits = text.slice(1);
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (index: number): number =>
    Number.parseInt(long.slice(index * 2, index * 2 + 2) || 'ff', 16);
  return { red: channel(0), green: channel(1), blue: channel(2), alpha: channel(3) / 255 };
}
