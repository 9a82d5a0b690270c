type Connection = {readonly saveData?: boolean; readonly effectiveType?: string};

/** Returns true if data saver is on, or `slow` matches the connection type (`slow-2g`, `2g`, `3g` or `4g`). */
export function isCostly(slow: RegExp): boolean {
  const {connection} = navigator as Navigator & {readonly connection?: Connection};
  return connection?.saveData === true || slow.test(connection?.effectiveType ?? '');
}
