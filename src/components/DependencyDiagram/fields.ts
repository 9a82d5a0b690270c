/** Where somebody who installs the library gets a package from. */
type Origin = 'inside' | 'installed' | 'optional' | 'host';

/** The fields of package.json that list packages, a package for each, and its way to the user of the library. */
export const fields: readonly {
  readonly name: string;
  readonly package: string;
  readonly origin: Origin;
}[] = [
  {name: 'devDependencies', package: 'escape-goat', origin: 'inside'},
  {name: 'dependencies', package: 'clsx', origin: 'installed'},
  {name: 'optionalDependencies', package: 'picocolors', origin: 'optional'},
  {name: 'peerDependencies', package: 'react', origin: 'host'},
];
