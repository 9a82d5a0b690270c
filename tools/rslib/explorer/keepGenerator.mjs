// Preloaded into the process that generates declarations. Prevents it from exiting after one package, and sets its
// working directory to the folder of each package.
import process from 'node:process';

process.exit = () => undefined;

const on = process.on.bind(process);
process.on = (event, listener) =>
  on(event, (message, ...rest) => {
    if (event === 'message') process.chdir(message.cwd);
    return listener(message, ...rest);
  });
