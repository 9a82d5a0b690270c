import {getMessage} from '../../compiler/messages';
import type {Locale} from '../../site/locales';
import {isCalloutKind} from '../../site/callouts';

/** Returns the start of a callout in the Markdown mirror: its kind and, if it has one, its title. */
export function calloutTitle(kind: string, title: string, locale: Locale): string {
  const name = getMessage(locale, `callout.${isCalloutKind(kind) ? kind : 'note'}`);
  const colon = getMessage(locale, 'punctuation.colon');
  return title ? `${name}${colon}${title}` : name;
}
