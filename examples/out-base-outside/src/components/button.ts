export function button(label: string): string {
  return `<button>${label}</button>`;
}
