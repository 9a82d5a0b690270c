// Prints the sections of pages that explain the errors in a log, like the search box of the site for a pasted log.
//
//   npx rslib 2>&1 | npx tsx tools/rslib/explain/index.ts
//   npx tsx tools/rslib/explain/index.ts --locale zh-Hans < build.log
import {text} from 'node:stream/consumers';
import {parseArgs} from 'node:util';
import {explain, unexplained} from '../../../src/rslib/log/explain';
import {tellingWords} from '../../../src/rslib/log/tellingWords';
import {defaultLocale, locales, type Locale} from '../../../src/site/locales';
import {fail, run} from '../../support/process';
import {logDataOf} from './logSources';

run(import.meta.url, async () => {
  const {values} = parseArgs({options: {locale: {type: 'string', default: defaultLocale}}});
  const {locale} = values;
  if (!locales.includes(locale as Locale))
    fail(`Unknown locale "${locale}". Use ${locales.join(' or ')}.`);
  const log = await text(process.stdin);
  const data = logDataOf(locale as Locale);
  const matches = explain(log, data);
  const others = unexplained(log, data, matches);
  if (matches.length + others.length === 0) {
    fail(`No page explains an error in this log. Search for: ${tellingWords(log)}`);
  }
  for (const {title, heading, path: page, anchor, line} of matches.slice(0, 5)) {
    console.log(`${title} › ${heading}\n  ${line}\n  ${page}#${anchor}\n`);
  }
  for (const {title, heading, path: page, anchor, line, code, isUnknown} of others) {
    const note = isUnknown ? `${code} is not explained. Nearest section: ` : '';
    console.log(`${note}${title} › ${heading}\n  ${line}\n  ${page}#${anchor}\n`);
  }
});
