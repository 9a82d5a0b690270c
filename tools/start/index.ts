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
