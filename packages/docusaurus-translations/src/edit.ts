import type {Document, Section} from './document.ts';

/** New text of an existing or missing section. */
export type Edit = {readonly id: string; readonly text: string};

type Change = {readonly start: number; readonly end: number; readonly value: string};

/** Returns the source with new texts of sections. A missing section is inserted where the other language has it. */
export function editSections(document: Document, other: Document, edits: readonly Edit[]): string {
  const {source, sections} = document;
  const eol = source.includes('\r\n') ? '\r\n' : '\n';
  const order = other.sections.map(({id}) => id);
  const find = (id: string): Section | undefined => sections.find((section) => section.id === id);
  const previous = (id: string): Section | undefined =>
    order
      .slice(0, order.indexOf(id))
      .reverse()
      .map(find)
      .find((section) => section !== undefined);

  const changeMessage = ({id, text}: Edit): Change => {
    const value = JSON.stringify(text).slice(1, -1);
    const section = find(id);
    if (section) return {...section, value};
    const entry = `${eol}  ${JSON.stringify(id)}: {"message": "${value}"}`;
    const before = previous(id);
    const at = before ? source.indexOf('}', before.end) + 1 : source.indexOf('{') + 1;
    const isAlone = sections.length === 0;
    return {start: at, end: at, value: before ? `,${entry}` : entry + (isAlone ? '' : ',')};
  };
  const changePage = ({id, text}: Edit): Change => {
    const body = text.trimEnd().replace(/\r?\n/g, eol);
    const section = find(id);
    if (section) {
      const tail = /\s*$/.exec(source.slice(section.start, section.end))![0];
      return {...section, value: body + tail};
    }
    const at = previous(id)?.end ?? 0;
    const lineEnds = /(?:\r?\n)*$/.exec(source.slice(0, at))![0].split('\n').length - 1;
    const gap = at > 0 ? eol.repeat(Math.max(0, 2 - lineEnds)) : '';
    return {start: at, end: at, value: gap + body + (at === source.length ? eol : eol + eol)};
  };
  return (
    edits
      .map(document.kind === 'words' ? changeMessage : changePage)
      // Edits the end of the source first, so that the offsets of the other edits stay valid.
      .reverse()
      .sort((a, b) => b.start - a.start)
      .reduce((text, {start, end, value}) => text.slice(0, start) + value + text.slice(end), source)
  );
}
