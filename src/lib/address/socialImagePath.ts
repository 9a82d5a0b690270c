/** Returns the path of a page's social image. Route and result are relative to the base path of the language. */
export function socialImagePath(route: string): string {
  const name = route.replace(/^\//, '');
  return `img/social/${name === '' || name.endsWith('/') ? `${name}index` : name}.png`;
}
