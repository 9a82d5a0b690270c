/** Who the site speaks for: every name, address and handle, written once. A rebrand starts here. */
export const identity = {
  /** The documented product. */
  name: 'Rslib',
  slug: 'rslib',
  /** The build tool it stands on; its slug is the segment of `/config/<slug>/`. */
  buildTool: {name: 'Rsbuild', slug: 'rsbuild'},
  package: '@rslib/core',
  createCommand: 'create rslib@latest',
  home: 'https://rslib.rs',
  sourceUrl: 'https://github.com/web-infra-dev/rslib',
  microblogUrl: 'https://x.com/rspack_dev',
  chatUrl: 'https://discord.gg/XsaKEEk4mW',
} as const;

/**
 * Storage keys end in `-<namespace>`: both languages and every deployment share them. On its own, because the script
 * in every page's head needs nothing else from here.
 */
export const storageNamespace = 'rslib';
