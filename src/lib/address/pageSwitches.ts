/** Query parameters that hide parts of a page when they are exactly `0`. */
export const querySwitches = [
  'navbar',
  'sidebar',
  'outline',
  'footer',
  'globalUIComponents',
] as const;
export type QuerySwitch = (typeof querySwitches)[number];

/** The parts that an address hides. */
export function hiddenParts(search: string): readonly QuerySwitch[] {
  const query = new URLSearchParams(search);
  return querySwitches.filter((name) => query.get(name) === '0');
}

type Switches = {readonly [name in QuerySwitch]?: boolean} & {readonly pageType?: string};

/** The parts that the front matter of a page hides; a blank page has no navbar, custom and blank ones only their content. */
export function pageHidden(frontMatter: Switches): readonly QuerySwitch[] {
  const {pageType} = frontMatter;
  const isBare = pageType === 'custom' || pageType === 'blank';
  return querySwitches.filter(
    (name) =>
      frontMatter[name] === false ||
      (name === 'navbar' && pageType === 'blank') ||
      (isBare && (name === 'sidebar' || name === 'outline' || name === 'footer')),
  );
}
