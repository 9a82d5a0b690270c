export function hours(date: Date): number {
  return date.getHours();
}
