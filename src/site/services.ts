/** Service that opens a folder of a GitHub repository as an editable project in the browser. */
export const playground = {
  name: 'StackBlitz',
  github: 'https://stackblitz.com/github',
  /** Opens the project in the form data of a POST request. */
  project: 'https://stackblitz.com/run',
} as const;

/** AI assistants in the "Open" menu. The URL-encoded question is appended to `ask`. */
export const assistants: readonly {readonly name: string; readonly ask: string}[] = [
  {name: 'ChatGPT', ask: 'https://chatgpt.com/?hints=search&q='},
  {name: 'Claude', ask: 'https://claude.ai/new?q='},
];
