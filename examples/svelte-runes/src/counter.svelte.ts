export function createCounter(start: number) {
  let count = $state(start);
  return {
    get count(): number {
      return count;
    },
    add(): void {
      count += 1;
    },
  };
}
