type Connection = {readonly saveData?: boolean; readonly effectiveType?: string};

/**
 * Returns true if the user saves data or the effective connection type (`slow-2g`, `2g`, `3g`, `4g`) matches
 * `slow`.
 */
export function isCostly(slow: RegExp): boolean {
  const {connection} = navigator as Navigator & {readonly connection?: Connection};
  return connection?.saveData === true || slow.test(connection?.effectiveType ?? '');
}
