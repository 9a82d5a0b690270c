/** Names, addresses and handles of the project. */
export const identity = {
  name: 'Rslib',
  slug: 'rslib',
  /** The underlying build tool; its slug is the segment of `/config/<slug>/`. */
  buildTool: {name: 'Rsbuild', slug: 'rsbuild'},
  package: '@rslib/core',
  createCommand: 'create rslib@latest',
  home: 'https://rslib.rs',
  sourceUrl: 'https://github.com/web-infra-dev/rslib',
  microblogUrl: 'https://x.com/rspack_dev',
  chatUrl: 'https://discord.gg/XsaKEEk4mW',
} as const;

/**
 * End of storage keys, `-<namespace>`, shared by both languages. A constant of its own, to keep the head
 * script small.
 */
export const storageNamespace = 'rslib';
