/** Query parameters that hide a component of the page if their value is `0`. */
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

/** Returns true if `<html>`, whose `dataset` this is, hides `globalUIComponents` for the address or the page. */
export function hidesGlobalComponents({hide = '', pageHide = ''}: DOMStringMap): boolean {
  return `${hide} ${pageHide}`.split(' ').includes('globalUIComponents');
}

type Switches = {readonly [name in QuerySwitch]?: boolean} & {readonly pageType?: string};

/**
 * Returns the components that front matter hides. Pages of the type `custom` show the navbar and their content,
 * those of the type `blank` only their content.
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
