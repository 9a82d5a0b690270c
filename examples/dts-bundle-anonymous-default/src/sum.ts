export default function (values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
