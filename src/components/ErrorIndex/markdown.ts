import type {PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {jsx, link, list, listItem, textNode} from '../../compiler/markdown/nodes';
import {text} from '../../lib/locale/localizedText';
import type {ErrorEntry} from '../../rslib/messages/errorIndex';

/** Expands `<ErrorIndex kind="…" />` to a list of links to the sections about messages of this kind. */
export function expandErrorIndex(call: ComponentCall) {
  const items = entriesOf(call).map((entry) => jsx('li', {}, [paragraphOf(entry, call)]));
  return jsx('ul', {className: 'error-index'}, items);
}

/** Serializes the same list. */
export function serializeErrorIndex(call: ComponentCall): readonly RootContent[] {
  return [list(entriesOf(call).map((entry) => listItem(paragraphOf(entry, call).children)))];
}

function entriesOf({props, data}: ComponentCall): readonly ErrorEntry[] {
  const entries = data.errors.filter(({kind}) => kind === props.kind);
  if (entries.length === 0) throw new Error(`No message is of the kind "${String(props.kind)}".`);
  const named = entries.map(
    (entry) => [toString(entry.heading as PhrasingContent[]), entry] as const,
  );
  // By code and text, without the quotation marks and brackets at the start.
  const key = (value: string): string => value.replace(/^[^\p{L}\p{N}]+/u, '');
  return named
    .sort(([a], [b]) => key(a).localeCompare(key(b), 'en', {numeric: true}))
    .map(([, entry]) => entry);
}

/** Returns the message as a link, its cause, and the page that describes it. */
function paragraphOf({url, heading, cause, page}: ErrorEntry, {data}: ComponentCall) {
  const where = text(data.locale, {en: ` (${page})`, 'zh-Hans': `（${page}）`});
  const children: PhrasingContent[] = [
    link(url, heading),
    textNode(' '),
    ...cause,
    textNode(where),
  ];
  return {type: 'paragraph' as const, children};
}
