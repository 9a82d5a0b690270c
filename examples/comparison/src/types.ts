/** Channels from 0 to 255, alpha from 0 to 1. */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** Hue from 0 to 360, saturation, lightness and alpha from 0 to 1. */
export interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
  readonly alpha: number;
}

/** A colour, or its text in CSS. */
export type ColourInput = Rgb | string;

export type Level = 'AA' | 'AAA';
