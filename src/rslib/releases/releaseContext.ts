import type {PhrasingContent} from 'mdast';
import {splitCode} from '../../lib/page/splitCode';
import type {Words} from '../../site/locales';
import {addressOf, type Section} from '../facts/changedSections';
import {inlineCode, joinNodes, link, textNode} from '../../compiler/markdown/nodes';
import {getMessage} from '../../compiler/messages';
import type {PageData} from '../pageData';
import type {Places} from './factPlaces';

export type Context = {readonly data: PageData; readonly places: Places};

export type MessageKey = keyof Words<'releases'>;

export const messagesOf =
  ({data}: Context) =>
  (name: MessageKey, values: Readonly<Record<string, string>> = {}): string =>
    getMessage(data.locale, `build.releases.${name}`, values);

/** Returns values as code, separated by commas of the language. */
export function codeList(values: readonly string[], {data}: Context): PhrasingContent[] {
  const codes = values.map((value) => [inlineCode(value)]);
  return joinNodes(codes, getMessage(data.locale, 'punctuation.comma'));
}

/** Returns the name of an option as code, linked to the section about it or about its nearest parent. */
export function named(name: string, {places}: Context): PhrasingContent {
  let place: Section | undefined;
  for (let parent = name; !place && parent !== ''; parent = parent.replace(/\.?[^.]*$/, ''))
    place = places.options.get(parent);
  return place ? link(addressOf(place), [inlineCode(name)]) : inlineCode(name);
}

/** Converts a text with code in backticks to Markdown nodes. Names of options become links. */
export function linkedText(value: string, context: Context): PhrasingContent[] {
  return splitCode(value).map(({isCode, value: part}) =>
    isCode ? named(part, context) : textNode(part),
  );
}

/** Returns a date such as `2026-09-04` in the notation of the language. */
export function dateText(date: string, {data: {locale}}: Context): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const months = getMessage(locale, 'page.months').split(' ');
  return getMessage(locale, 'page.date', {
    year,
    month: months[Number(month) - 1] ?? '',
    day: String(Number(day)),
  });
}
