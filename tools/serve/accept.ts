type Quality = {readonly value: number; readonly isNamed: boolean};

/** Returns the weight of a type in an `Accept` header: that of the most specific matching range (RFC 9110, 12.5.1). */
function qualityOf(accept: string, type: string): Quality {
  const ranges = [`*/*`, `${type.split('/')[0]}/*`, type];
  let best = {value: 0, rank: -1};
  for (const part of accept.toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim());
    const rank = ranges.indexOf(range);
    if (rank === -1) continue;
    const weight = parameters.find((text) => /^q\s*=/.test(text))?.replace(/^q\s*=\s*/, '');
    const value = weight === undefined ? 1 : Number(weight);
    // A weight other than a number from 0 to 1 counts as 0.
    const isValid = weight !== '' && value >= 0 && value <= 1;
    if (rank > best.rank) best = {value: isValid ? value : 0, rank};
  }
  return {value: best.value, isNamed: best.rank === 2};
}

/**
 * Returns true if a request prefers `type` to HTML: its `Accept` header names the type with at least the weight of
 * HTML, or accepts the type but not HTML. Returns false if a wildcard accepts both, or if neither is accepted.
 */
export function prefers(accept: string | undefined, type: string): boolean {
  if (accept === undefined) return false;
  const wanted = qualityOf(accept, type);
  const html = qualityOf(accept, 'text/html');
  if (wanted.value === 0) return false;
  return html.value === 0 || (wanted.isNamed && wanted.value >= html.value);
}
