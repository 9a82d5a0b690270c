import {say} from '../../compiler/say';
import type {Locale} from '../../site/locales';
import {isCalloutKind} from '../../site/callouts';

/** The first words of a callout in Markdown: its kind, and its title when it has one. */
export function calloutTitle(kind: string, title: string, locale: Locale): string {
  const name = say(locale, `callout.${isCalloutKind(kind) ? kind : 'note'}`);
  const colon = say(locale, 'punctuation.colon');
  return title ? `${name}${colon}${title}` : name;
}
