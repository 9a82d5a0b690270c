import {translate} from '@docusaurus/Translate';
import type {LogData} from '@site/src/rslib/log/logFormat';
import {fetchFile} from '@site/src/lib/search/indexFile';

let data: Promise<LogData> | undefined;

/** Resolves to sections about the errors in a log as search results, or to words to search for if there are none. */
export async function explainLog(text: string, pointer: string) {
  const [{readLog}, known] = await Promise.all([
    import('@site/src/rslib/log/readLog'),
    load(pointer),
  ]);
  return readLog(text, known, {
    group: translate({id: 'search.log.known'}),
    code: (code) => translate({id: 'search.log.code'}, {code}),
    near: (page, section) => translate({id: 'search.log.near'}, {page, section}),
  });
}

/** Loads the errors that pages describe. The next call retries a failed download. */
function load(pointer: string): Promise<LogData> {
  data ??= (async () => {
    const index = await fetchFile(pointer, {cache: 'no-cache'});
    const {start} = (await index.json()) as {start: string};
    const log = await fetchFile(pointer.replace(/[^/]*$/, `${start}log.json`));
    return (await log.json()) as LogData;
  })();
  data.catch(() => (data = undefined));
  return data;
}
