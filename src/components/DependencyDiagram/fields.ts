/** Fields of package.json that list packages, with an example and its origin for users of the library. */
export const fields = [
  {name: 'devDependencies', package: 'escape-goat', origin: 'inside'},
  {name: 'dependencies', package: 'clsx', origin: 'installed'},
  {name: 'optionalDependencies', package: 'picocolors', origin: 'optional'},
  {name: 'peerDependencies', package: 'react', origin: 'host'},
] as const;
