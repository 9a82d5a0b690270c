const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

/** Decodes the character references that React and the search write. */
export function decodeEntities(html: string): string {
  return html.replace(/&(?:lt|gt|amp|quot|#39|#x27);/g, (entity) => entities[entity]!);
}

/** Returns the text of a heading that is HTML (Docusaurus' `toc[].value`), with code in backticks. */
export function headingText(html: string): string {
  const text = html.replace(/<\/?code>/g, '`').replace(/<[^>]+>/g, '');
  return decodeEntities(text).trim();
}
