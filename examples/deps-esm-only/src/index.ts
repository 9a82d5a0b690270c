export async function cell(text: string): Promise<string> {
  const { htmlEscape } = await import('escape-goat');
  return `<td>${htmlEscape(text)}</td>`;
}
