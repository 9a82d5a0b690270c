type ServerHtml = {
  /** Returns the nodes of a slot. */
  readonly slot: (index: number) => readonly Node[];
  /** Restores the HTML of the server, slots included. */
  readonly restore: () => void;
};

/** Records the HTML of an island before React hydrates it, so that it can be restored if a component fails. */
export function serverHtml(island: HTMLElement): ServerHtml {
  const slots = new Map<number, readonly Node[]>();
  for (const template of island.querySelectorAll<HTMLTemplateElement>(
    ':scope > template[data-slot]',
  )) {
    slots.set(Number(template.dataset.slot), [...template.content.childNodes]);
    template.remove();
  }
  for (const [index, slot] of slotsOf(island)) slots.set(index, [...slot.childNodes]);
  const copy = [...island.childNodes].map(copyWithoutSlots);
  return {
    slot: (index) => slots.get(index) ?? [],
    restore() {
      island.replaceChildren(...copy);
      for (const [index, slot] of slotsOf(island))
        slot.replaceChildren(...(slots.get(index) ?? []));
    },
  };
}

/** Returns the slots of an island with their numbers. The number of a slot without `data-slot` is its position. */
function slotsOf(island: HTMLElement): (readonly [number, HTMLElement])[] {
  return [...island.querySelectorAll<HTMLElement>('site-slot')]
    .filter((slot) => slot.closest('site-island') === island)
    .map((slot, position) => [Number(slot.dataset.slot ?? position), slot]);
}

/** Copies a node and its descendants, without the content of slots. */
function copyWithoutSlots(node: Node): Node {
  const copy = node.cloneNode(false);
  if (node.nodeName.toLowerCase() !== 'site-slot') {
    for (const child of node.childNodes) copy.appendChild(copyWithoutSlots(child));
  }
  return copy;
}
