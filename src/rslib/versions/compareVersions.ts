const {compare: order} = new Intl.Collator('en', {numeric: true});

/** Compares two versions for sorting, in ascending order; prereleases come before their release. */
export function compareVersions(one: string, other: string): number {
  const [a = '', pre] = split(one);
  const [b = '', otherPre] = split(other);
  if (order(a, b) !== 0 || pre === otherPre) return order(a, b);
  if (pre === undefined || otherPre === undefined) return pre === undefined ? 1 : -1;
  return order(pre, otherPre);
}

function split(version: string): readonly string[] {
  return version.split(/-(.*)/s);
}
