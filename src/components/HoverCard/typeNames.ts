import type {HoverRecord} from '@site/src/compiler/code/recordedHovers';
import type {HoverText} from '@site/src/lib/hovers/hoverText';

export type ShownType = {readonly name: HTMLElement; readonly text: HoverText};

const texts = new WeakMap<HTMLElement, HoverText>();

export function textOf(name: HTMLElement): HoverText | undefined {
  return texts.get(name);
}

export function namesOf(block: Element): HTMLElement[] {
  return [...block.querySelectorAll<HTMLElement>('.type-name')].filter((name) =>
    name.checkVisibility(),
  );
}

/** Makes a name the only one in its code block that the Tab key reaches. */
export function makeTabStop(name: HTMLElement): void {
  const names = name.closest('pre')?.querySelectorAll<HTMLElement>('.type-name') ?? [];
  for (const other of names) other.tabIndex = other === name ? 0 : -1;
}

/** Wraps names with a recorded type in elements, on the first call for a block. Makes one name reachable by Tab. */
export function prepareNames(pre: HTMLElement, record: HoverRecord): void {
  if (!pre.querySelector('.type-name')) wrapNames(pre, record);
  const names = namesOf(pre);
  const [first] = names;
  if (first && !names.some((name) => name.tabIndex === 0)) makeTabStop(first);
}

function wrapNames(pre: HTMLElement, record: HoverRecord): void {
  const lines = pre.querySelectorAll('.line');
  for (const [line, column, text] of record.blocks[pre.dataset.hovers ?? ''] ?? []) {
    const name = lines[line] && wrap(lines[line], column);
    if (name) texts.set(name, record.texts[text]!);
  }
}

/** Wraps the identifier that begins at a zero-based column in an element. Returns undefined if there is none. */
function wrap(line: Element, column: number): HTMLElement | undefined {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let start = 0;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const end = start + node.data.length;
    if (column < end) {
      const length = /^[\w$]+/.exec(node.data.slice(column - start))?.[0].length;
      if (length === undefined) return undefined;
      const word = node.splitText(column - start);
      word.splitText(length);
      const name = document.createElement('span');
      name.className = 'type-name';
      name.setAttribute('role', 'button');
      name.tabIndex = -1;
      word.replaceWith(name);
      name.append(word);
      return name;
    }
    start = end;
  }
  return undefined;
}
