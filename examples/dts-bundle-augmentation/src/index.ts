declare global {
  interface Window {
    greeting?: string;
  }
}

export function greet(): string {
  return window.greeting ?? 'Hello';
}
