/** The three layers, from the one you use down to the one that does the work. */
export const layers = [
  {name: 'Rslib', role: 'rslib'},
  {name: 'Rsbuild', role: 'rsbuild'},
  {name: 'Rspack', role: 'rspack'},
] as const;
