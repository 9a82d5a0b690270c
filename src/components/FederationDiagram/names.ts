/** Names in the diagram: the exposed module, the shared package and the manifest file. */
export const names = {module: './Counter', shared: 'react', manifest: 'mf-manifest.json'} as const;
