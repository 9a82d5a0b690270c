// Builds the site, if something has changed since the last build, and serves it.
//
//   npm start
import {readSettings} from '../serve/readSettings';
import {buildIfChanged} from '../build';
import {serve} from '../serve';
import {run} from '../support/process';

run(import.meta.url, async () => {
  readSettings(process.env);
  const code = await buildIfChanged();
  if (code !== 0) process.exit(code);
  await serve();
});
