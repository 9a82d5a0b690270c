export function panelId(id: string, index: number): string {
  return `${id}-panel-${index}`;
}
