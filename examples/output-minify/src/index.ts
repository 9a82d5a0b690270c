// Never called: it leaves both outputs.
function unused(): void {}

export function average(values: number[]): number {
  // An ordinary comment.
  const total = values.reduce((sum, value) => sum + value, 0);
  return total / values.length;
}
