/** The names in the drawing: the module that is exposed, the package that is shared, the file that lists what there is. */
export const names = {module: './Counter', shared: 'react', manifest: 'mf-manifest.json'} as const;
