import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {joinHan} from '../lib/locale/joinHan';
import {defaultLocale, type Locale, type MessageId, type Words} from '../site/locales';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const catalogues = new Map<Locale, Readonly<Record<string, string>>>();

/** Every message of a language: the catalogue that Docusaurus hands to views, for code that Node runs. */
export function catalogue(locale: Locale): Readonly<Record<string, string>> {
  const known = catalogues.get(locale);
  if (known) return known;
  const file = path.join(root, catalogueFile(locale));
  const entries = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, {message: string}>;
  const read = Object.fromEntries(Object.entries(entries).map(([id, {message}]) => [id, message]));
  catalogues.set(locale, read);
  return read;
}

/**
 * A message with values for its placeholders; those without one stay. A language that lacks it is an error.
 */
export function say(
  locale: Locale,
  id: MessageId,
  values: Readonly<Record<string, string>> = {},
): string {
  const message = catalogue(locale)[id];
  if (message === undefined) throw new Error(`${catalogueFile(locale)} has no message "${id}"`);
  return joinHan(message.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole));
}

/** The messages that a view is handed, in a language. */
export function wordsOf<View extends string>(locale: Locale, view: View): Words<View> {
  const prefix = `build.${view}.`;
  const ids = Object.keys(catalogue(defaultLocale)).filter((id) => id.startsWith(prefix));
  const words = ids.map((id) => [id.slice(prefix.length), say(locale, id as MessageId)]);
  return Object.fromEntries(words) as Words<View>;
}

function catalogueFile(locale: Locale): string {
  return `i18n/${locale}/code.json`;
}
