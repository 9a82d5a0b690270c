// Says which sections of the pages a log is about: what the search box of the site does with one that is pasted.
//
//   npx rslib 2>&1 | npx tsx tools/explain/index.ts
//   npx tsx tools/explain/index.ts --locale zh-Hans < build.log
import {text} from 'node:stream/consumers';
import {parseArgs} from 'node:util';
import {explain} from '../../src/lib/log/explain';
import {tellingWords} from '../../src/lib/log/tellingWords';
import {defaultLocale, locales, type Locale} from '../../src/site/locales';
import {fail, run} from '../support/process';
import {logDataOf} from './pages';

run(import.meta.url, async () => {
  const {values} = parseArgs({options: {locale: {type: 'string', default: defaultLocale}}});
  const {locale} = values;
  if (!locales.includes(locale as Locale)) fail(`explain: there is no language ${locale}`);
  const log = await text(process.stdin);
  const known = explain(log, logDataOf(locale as Locale));
  if (known.length === 0) {
    fail(`This log names no error that the pages know. Search for: ${tellingWords(log)}`);
  }
  for (const {title, heading, path: page, anchor, line} of known.slice(0, 5)) {
    console.log(`${title} › ${heading}\n  ${line}\n  ${page}#${anchor}\n`);
  }
});
