export function sum(a: number, b: number): number {
  return a + b;
}

export const total: string = sum(1, 2);
