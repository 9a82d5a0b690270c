const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

/** The text of a heading that is given as HTML (Docusaurus' `toc[].value`). */
export function headingText(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:lt|gt|amp|quot|#39|#x27);/g, (entity) => entities[entity] ?? entity)
    .trim();
}
