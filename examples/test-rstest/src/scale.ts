export const scale = (value: number, factor: number): number =>
  value * factor;
