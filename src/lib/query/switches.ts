/** Query parameters that hide parts of a page when they are exactly `0` (spec 2.3). */
export const querySwitches = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'] as const;
export type QuerySwitch = (typeof querySwitches)[number];

/** The parts that an address hides. */
export function hiddenParts(search: string): readonly QuerySwitch[] {
  const query = new URLSearchParams(search);
  return querySwitches.filter((name) => query.get(name) === '0');
}
