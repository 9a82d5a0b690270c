/** Conditions of `exports`, each with the call that selects the condition and the files to which it resolves. */
export const conditions = [
  {call: 'import', condition: 'import', code: 'index.js', types: 'index.d.ts'},
  {call: 'require()', condition: 'require', code: 'index.cjs', types: 'index.d.cts'},
] as const;
