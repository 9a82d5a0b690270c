export function greet(): string {
  return window.greeting ?? 'Hello';
}
