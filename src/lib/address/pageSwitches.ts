/** Query parameters that hide components of a page if they are `0`. */
export const querySwitches = [
  'navbar',
  'sidebar',
  'outline',
  'footer',
  'globalUIComponents',
] as const;
export type QuerySwitch = (typeof querySwitches)[number];

/** Returns the components that a query hides. */
export function hiddenParts(search: string): readonly QuerySwitch[] {
  const query = new URLSearchParams(search);
  return querySwitches.filter((name) => query.get(name) === '0');
}

type Switches = {readonly [name in QuerySwitch]?: boolean} & {readonly pageType?: string};

/**
 * Returns the components that front matter hides. Custom and blank pages show only their content, and custom
 * ones the navbar.
 */
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
