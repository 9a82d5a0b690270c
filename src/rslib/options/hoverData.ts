import type {HoverText} from '../../lib/hovers/hoverText';
import {text} from '../../lib/locale/localizedText';
import {addressOf, type FactPage, type Section} from '../facts/changedSections';
import {getMessage} from '../../compiler/messages';
import type {HoverRecord} from '../../compiler/code/recordedHovers';
import {briefDefault} from './optionText';
import {placesIn} from '../releases/factPlaces';
import type {SiteContext} from '../../compiler/siteContext';

/** Adds to the hover text of each option its summary and default, in the language `locale`, and a link to a section. */
export function hoverData(
  {texts, blocks}: HoverRecord,
  pages: readonly FactPage[],
  {data, locale, baseUrl}: Pick<SiteContext, 'data' | 'locale' | 'baseUrl'>,
): HoverRecord {
  const {options: sections} = placesIn(pages, data);
  const label =
    getMessage(locale, 'build.option.default') + getMessage(locale, 'punctuation.colon');
  const show = ({code, doc, option: name = ''}: HoverText): HoverText => {
    const own = data.options.options.find((option) => option.name === name);
    const [option, section] = nearest(name, sections) ?? [];
    return {
      code,
      ...(own
        ? {doc: text(locale, own.summary), value: label + briefDefault(own, locale)}
        : doc && {doc}),
      ...(section && {option, href: `${baseUrl}${addressOf(section).slice(1)}`}),
    };
  };
  return {
    texts: Object.fromEntries(Object.entries(texts).map(([key, shown]) => [key, show(shown)])),
    blocks,
  };
}

/** Returns the option, or else its nearest parent, that has a section, and this section; undefined if none has one. */
function nearest(
  name: string,
  sections: ReadonlyMap<string, Section>,
): readonly [name: string, Section] | undefined {
  const section = sections.get(name);
  if (section) return [name, section];
  const end = name.lastIndexOf('.');
  return end > 0 ? nearest(name.slice(0, end), sections) : undefined;
}
