/** A length of the design, in pixels. */
export interface Length {
  readonly px: number;
}

export const gap: Length = { px: 8 };

/** Writes a length as CSS does. */
export function toCss({ px }: Length): string {
  return `${px}px`;
}
