export const layers = [
  {name: 'Rslib', role: 'rslib'},
  {name: 'Rsbuild', role: 'rsbuild'},
  {name: 'Rspack', role: 'rspack'},
] as const;
