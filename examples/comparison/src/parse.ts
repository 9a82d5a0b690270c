import { isColourName, names } from './names.js';
import { parseFunction } from './parseFunction.js';
import { parseHex } from './parseHex.js';
import type { ColourInput, Rgb } from './types.js';

/** Returns the channels of a colour. Throws if the text is not a colour. */
export function parse(input: ColourInput): Rgb {
  if (typeof input !== 'string') return input;
  const text = input.trim().toLowerCase();
  const colour = parseHex(isColourName(text) ? names[text] : text) ?? parseFunction(text);
  if (!colour) throw new TypeError(`Not a colour: ${input}`);
  return colour;
}
