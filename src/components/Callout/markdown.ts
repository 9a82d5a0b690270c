import {text} from '../../lib/locale/localized';
import type {Locale} from '../../site/locales';
import {calloutKinds, isCalloutKind} from '../../site/callouts';

/** The first words of a callout in Markdown: its kind, and its title when it has one. */
export function calloutTitle(kind: string, title: string, locale: Locale): string {
  const name = text(locale, calloutKinds[isCalloutKind(kind) ? kind : 'note']);
  const colon = locale === 'en' ? ': ' : '：';
  return title ? `${name}${colon}${title}` : name;
}
