/** AI assistants of the "Open" menu; `ask` takes the encoded question at its end. */
export const assistants: readonly {readonly name: string; readonly ask: string}[] = [
  {name: 'ChatGPT', ask: 'https://chatgpt.com/?hints=search&q='},
  {name: 'Claude', ask: 'https://claude.ai/new?q='},
];
