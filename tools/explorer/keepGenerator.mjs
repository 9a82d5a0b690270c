// Loaded into the process that generates declarations: it stays for the next package, where it would exit, and
// changes into its folder.
import process from 'node:process';

process.exit = () => undefined;

const on = process.on.bind(process);
process.on = (event, listener) =>
  on(event, (message, ...rest) => {
    if (event === 'message') process.chdir(message.cwd);
    return listener(message, ...rest);
  });
