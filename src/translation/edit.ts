import type {Document, Section} from './document';
import type {PageStatus} from './readTranslation';

/** New text of an existing or missing section. */
export type Edit = {readonly id: string; readonly text: string};

/** Replaces the texts of some sections, and inserts missing ones in the order of the other language. */
export function editSections(
  document: Document,
  other: Document,
  kind: PageStatus['kind'],
  edits: readonly Edit[],
): string {
  const eol = document.source.includes('\r\n') ? '\r\n' : '\n';
  const order = other.sections.map(({id}) => id);
  const write = (text: string): string => text.replace(/\r?\n/g, eol);
  /** Applied from the end, so that earlier offsets stay valid. */
  const changes = edits
    .map(({id, text}): {start: number; end: number; value: string} => {
      const section = document.sections.find((one) => one.id === id);
      if (kind === 'words') {
        const value = JSON.stringify(text).slice(1, -1);
        if (section) return {...section, value};
        const before = previousOf(id, order, document.sections);
        const entry = `  ${JSON.stringify(id)}: {"message": "${value}"}`;
        if (before) {
          const end = document.source.indexOf('}', before.end) + 1;
          return {start: end, end, value: `,${eol}${entry}`};
        }
        const start = document.source.indexOf('{') + 1;
        const comma = document.sections.length > 0 ? ',' : '';
        return {start, end: start, value: `${eol}${entry}${comma}`};
      }
      const body = write(text.trimEnd());
      if (section) {
        const tail = /\s*$/.exec(document.source.slice(section.start, section.end))![0];
        return {...section, value: body + tail};
      }
      const before = previousOf(id, order, document.sections);
      const at = before?.end ?? 0;
      const gap = before ? eol.repeat(2 - Math.min(2, newLinesBefore(document.source, at))) : '';
      const isLast = at === document.source.length;
      return {start: at, end: at, value: `${gap}${body}${isLast ? eol : eol + eol}`};
    })
    .map((change, index) => ({...change, index}))
    .sort((a, b) => b.start - a.start || b.index - a.index);
  return changes.reduce(
    (text, {start, end, value}) => text.slice(0, start) + value + text.slice(end),
    document.source,
  );
}

function previousOf(
  id: string,
  order: readonly string[],
  sections: readonly Section[],
): Section | undefined {
  for (let at = order.indexOf(id) - 1; at >= 0; at -= 1) {
    const found = sections.find((section) => section.id === order[at]);
    if (found) return found;
  }
  return undefined;
}

function newLinesBefore(source: string, at: number): number {
  return /(?:\r?\n)*$/.exec(source.slice(0, at))![0].replace(/\r/g, '').length;
}
