import type {HoverRecord} from '@site/src/compiler/records/hovers';
import type {HoverText} from '@site/src/lib/hovers/types';

/** A name in code, and what is recorded for it. */
export type ShownType = {readonly name: HTMLElement; readonly text: HoverText};

const texts = new WeakMap<HTMLElement, HoverText>();

/** Returns what is recorded for a name. */
export function textOf(name: HTMLElement): HoverText | undefined {
  return texts.get(name);
}

/** Returns the names of a block that are not hidden, in reading order. */
export function namesOf(block: Element): HTMLElement[] {
  return [...block.querySelectorAll<HTMLElement>('.type-name')].filter((name) =>
    name.checkVisibility(),
  );
}

/** Makes one name of a block the stop for the Tab key. */
export function stopAt(name: HTMLElement): void {
  const names = name.closest('pre')?.querySelectorAll<HTMLElement>('.type-name') ?? [];
  for (const other of names) other.tabIndex = other === name ? 0 : -1;
}

/**
 * Makes the recorded names of a block elements: one stop for the Tab key, the arrow keys move between them. A block that
 * has them keeps its stop, unless that is hidden by now.
 */
export function markNames(pre: HTMLElement, record: HoverRecord): void {
  if (!pre.querySelector('.type-name')) wrapNames(pre, record);
  const names = namesOf(pre);
  const [first] = names;
  if (first && !names.some((name) => name.tabIndex === 0)) stopAt(first);
}

function wrapNames(pre: HTMLElement, record: HoverRecord): void {
  const lines = pre.querySelectorAll('.line');
  // From the end: the columns before a name stay as they are.
  for (const [line, column, text] of [
    ...(record.blocks[pre.dataset.hovers ?? ''] ?? []),
  ].reverse()) {
    const name = lines[line] && wrap(lines[line], column);
    if (name) texts.set(name, record.texts[text]!);
  }
}

/** Puts an element around the identifier that begins at a column; undefined where there is none. */
function wrap(line: Element, column: number): HTMLElement | undefined {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let begin = 0;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const end = begin + node.data.length;
    if (column < end) {
      const length = /^[\w$]+/.exec(node.data.slice(column - begin))?.[0].length;
      if (length === undefined) return undefined;
      const word = node.splitText(column - begin);
      word.splitText(length);
      const name = document.createElement('span');
      name.className = 'type-name';
      name.setAttribute('role', 'button');
      name.tabIndex = -1;
      word.replaceWith(name);
      name.append(word);
      return name;
    }
    begin = end;
  }
  return undefined;
}
