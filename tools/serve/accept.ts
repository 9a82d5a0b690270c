type Quality = {readonly value: number; readonly isNamed: boolean};

/** How welcome a type is by an `Accept` header: the most specific range that matches decides (RFC 9110, 12.5.1). */
function qualityOf(accept: string, type: string): Quality {
  const ranges = [`*/*`, `${type.split('/')[0]}/*`, type];
  let best = {value: 0, rank: -1};
  for (const part of accept.toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim());
    const rank = ranges.indexOf(range);
    if (rank === -1) continue;
    const weight = parameters.find((text) => /^q\s*=/.test(text))?.replace(/^q\s*=\s*/, '');
    const value = weight === undefined ? 1 : Number(weight);
    // A weight that is no number from 0 to 1 counts as zero.
    const isValid = weight !== '' && value >= 0 && value <= 1;
    if (rank > best.rank) best = {value: isValid ? value : 0, rank};
  }
  return {value: best.value, isNamed: best.rank === 2};
}

/**
 * True when a request wants this type rather than the page itself. It has to name the type, as no browser does, and
 * not like the page better; a wildcard means whatever there is, and that is the page. Without anything acceptable
 * the answer is the page too.
 */
export function prefers(accept: string | undefined, type: string): boolean {
  if (accept === undefined) return false;
  const wanted = qualityOf(accept, type);
  const html = qualityOf(accept, 'text/html');
  if (wanted.value === 0) return false;
  return html.value === 0 || (wanted.isNamed && wanted.value >= html.value);
}
