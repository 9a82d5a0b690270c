/** Where a reader can try an example in the browser: it opens a folder of a repository on GitHub. */
export const playground = {name: 'StackBlitz', github: 'https://stackblitz.com/github'} as const;
