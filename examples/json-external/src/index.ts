import manifest from 'ms/package.json' with { type: 'json' };

export const msVersion: string = manifest.version;
