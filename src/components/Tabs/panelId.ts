/** Returns the id of the panel of a tab. */
export function panelId(id: string, index: number): string {
  return `${id}-panel-${index}`;
}
