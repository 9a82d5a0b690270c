import { clamp } from './clamp.js';
import type { Hsl, Rgb } from './types.js';

export function hslToRgb({ hue, saturation, lightness, alpha }: Hsl): Rgb {
  const light = clamp(lightness, 0, 1);
  const range = clamp(saturation, 0, 1) * Math.min(light, 1 - light);
  const channel = (offset: number): number => {
    const step = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
    return 255 * (light - range * Math.max(-1, Math.min(step - 3, 9 - step, 1)));
  };
  return { red: channel(0), green: channel(8), blue: channel(4), alpha: clamp(alpha, 0, 1) };
}
