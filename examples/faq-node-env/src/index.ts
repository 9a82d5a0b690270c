export function warn(message: string): void {
  if (process.env.NODE_ENV !== 'production') {
    console.warn(message);
  }
}
