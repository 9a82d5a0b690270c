/** The fields of package.json that list packages, with what becomes of these by default in `esm` and `cjs`. */
export const fields = [
  {name: 'devDependencies', isExternal: false},
  {name: 'dependencies', isExternal: true},
  {name: 'peerDependencies', isExternal: true},
  {name: 'optionalDependencies', isExternal: true},
] as const;
