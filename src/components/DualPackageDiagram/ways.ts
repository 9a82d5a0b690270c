/** Each way of loading, with the files that `exports` answers. */
export const ways = [
  {call: 'import', condition: 'import', code: 'index.js', types: 'index.d.ts'},
  {call: 'require()', condition: 'require', code: 'index.cjs', types: 'index.d.cts'},
] as const;
