/** Where the social image of a page is, below the base path of its language; the route without base path too. */
export function socialImagePath(route: string): string {
  const name = route.replace(/^\//, '');
  return `img/social/${name === '' || name.endsWith('/') ? `${name}index` : name}.png`;
}
