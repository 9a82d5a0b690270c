export function locate(name: string): string {
  return import.meta.resolve(name);
}
