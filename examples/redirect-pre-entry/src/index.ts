export function renderCard(title: string): string {
  return `<p class="card">${title}</p>`;
}
