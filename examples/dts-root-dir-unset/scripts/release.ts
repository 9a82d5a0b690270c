export function tag(version: string): string {
  return `v${version}`;
}
