import { hslToRgb } from './hslToRgb.js';
import { parse } from './parse.js';
import { rgbToHsl } from './rgbToHsl.js';
import type { ColourInput, Rgb } from './types.js';

/** Makes a colour lighter by an amount from 0 to 1, or darker by a negative one. */
export function lighten(input: ColourInput, amount: number): Rgb {
  const colour = rgbToHsl(parse(input));
  return hslToRgb({ ...colour, lightness: colour.lightness + amount });
}
