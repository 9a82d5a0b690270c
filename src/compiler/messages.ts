import fs from 'node:fs';
import path from 'node:path';
import {joinHan} from '../lib/locale/joinHan';
import {defaultLocale, type Locale, type MessageId, type Words} from '../site/locales';
import {siteRoot} from './siteRoot';

const catalogues = new Map<Locale, Readonly<Record<string, string>>>();

/** Returns all messages of a language, for code that runs in Node. */
export function catalogue(locale: Locale): Readonly<Record<string, string>> {
  const cached = catalogues.get(locale);
  if (cached) return cached;
  const file = path.join(siteRoot, catalogueFile(locale));
  const entries = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, {message: string}>;
  const read = Object.fromEntries(Object.entries(entries).map(([id, {message}]) => [id, message]));
  catalogues.set(locale, read);
  return read;
}

/** Returns a message with its placeholders replaced. Throws if the language lacks it. */
export function getMessage(
  locale: Locale,
  id: MessageId,
  values: Readonly<Record<string, string>> = {},
): string {
  const message = catalogue(locale)[id];
  if (message === undefined) throw new Error(`${catalogueFile(locale)} has no message "${id}"`);
  return joinHan(message.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole));
}

/** Returns the messages `build.<view>.*` in a language, keyed by the part of the id that `*` stands for. */
export function getViewMessages<View extends string>(locale: Locale, view: View): Words<View> {
  const prefix = `build.${view}.`;
  const ids = Object.keys(catalogue(defaultLocale)).filter((id) => id.startsWith(prefix));
  const words = ids.map((id) => [id.slice(prefix.length), getMessage(locale, id as MessageId)]);
  return Object.fromEntries(words) as Words<View>;
}

function catalogueFile(locale: Locale): string {
  return `i18n/${locale}/code.json`;
}
