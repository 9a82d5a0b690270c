// Process of `background.ts`: runs `deriveFiles` of the bundled configuration for the newest message.
import {setPriority} from 'node:os';

setPriority(10);
process.once('disconnect', () => process.exit());
const {default: config} = await import(process.argv[2]);
const {plugins} = await config();
const [{deriveFiles}, options] = plugins
  .map((entry) => [entry].flat())
  .find(([plugin]) => plugin.deriveFiles);

let next;
let isBusy = false;

async function run() {
  isBusy = true;
  while (next) {
    const input = next;
    next = undefined;
    await deriveFiles(input, options, (files) => process.send(files)).catch((error) =>
      console.error(error.message),
    );
  }
  isBusy = false;
}

process.on('message', (input) => {
  next = input;
  if (!isBusy) void run();
});
