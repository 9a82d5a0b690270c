/** Fields of package.json that list packages, with the default for `esm` and `cjs`. */
export const fields = [
  {name: 'devDependencies', isExternal: false},
  {name: 'dependencies', isExternal: true},
  {name: 'peerDependencies', isExternal: true},
  {name: 'optionalDependencies', isExternal: true},
] as const;
