import {translate} from '@docusaurus/Translate';
import type {LogData} from '@site/src/lib/log/logFormat';

let data: Promise<LogData> | undefined;

/** Resolves to sections about the errors in a log as search results, or to words to search for if there are none. */
export async function explainLog(text: string, pointer: string) {
  const [{readLog}, known] = await Promise.all([import('./readLog'), load(pointer)]);
  return readLog(text, known, translate({id: 'search.log.known'}));
}

/** Loads the errors that pages describe. The next call retries a failed download. */
function load(pointer: string): Promise<LogData> {
  data ??= (async () => {
    const {start} = (await read(await fetch(pointer, {cache: 'no-cache'}))) as {start: string};
    return read(await fetch(pointer.replace(/[^/]*$/, `${start}log.json`)));
  })();
  data.catch(() => (data = undefined));
  return data;

  function read(response: Response): Promise<never> {
    if (response.ok) return response.json() as Promise<never>;
    const {status} = response;
    throw Object.assign(new Error(`The errors of the pages answered ${status}`), {status});
  }
}
