type ServerHtml = {
  /** Returns the nodes of a slot. */
  readonly slot: (index: number) => readonly Node[];
  /** Puts back what the server rendered, slots included. */
  readonly restore: () => void;
};

/** Remembers what the server rendered in an island, before React hydrates it. */
export function serverHtml(island: HTMLElement): ServerHtml {
  const slots = new Map<number, readonly Node[]>();
  // Slots that the island does not show at first.
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

/** Returns the slots that an island shows, by their numbers: those without one stand in their order. */
function slotsOf(island: HTMLElement): (readonly [number, HTMLElement])[] {
  return [...island.querySelectorAll<HTMLElement>('site-slot')]
    .filter((slot) => slot.closest('site-island') === island)
    .map((slot, position) => [Number(slot.dataset.slot ?? position), slot]);
}

/** Copies a node with what is in it, but for the contents of slots, which are not the island's. */
function copyWithoutSlots(node: Node): Node {
  const copy = node.cloneNode(false);
  if (node.nodeName.toLowerCase() !== 'site-slot') {
    for (const child of node.childNodes) copy.appendChild(copyWithoutSlots(child));
  }
  return copy;
}
