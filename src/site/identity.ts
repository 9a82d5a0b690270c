/** Names and URLs of the project. */
export const identity = {
  name: 'Rslib',
  slug: 'rslib',
  /** The build tool that Rslib is based on. Pages about its options are in `/config/<slug>/`. */
  buildTool: {name: 'Rsbuild', slug: 'rsbuild'},
  package: '@rslib/core',
  createCommand: 'create rslib@latest',
  home: 'https://rslib.rs',
  sourceUrl: 'https://github.com/web-infra-dev/rslib',
  microblogUrl: 'https://x.com/rspack_dev',
  chatUrl: 'https://discord.gg/XsaKEEk4mW',
} as const;

/**
 * Keys of the browser's storage end in `-rslib`, in both languages. This is not a field of `identity`, because the head
 * script, which imports it, would then contain the whole object.
 */
export const storageNamespace = 'rslib';
