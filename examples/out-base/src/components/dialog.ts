export function dialog(text: string): string {
  return `<dialog open>${text}</dialog>`;
}
