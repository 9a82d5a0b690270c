/** What a reader chose, by group. */
export type Choices = Readonly<Record<string, string>>;

/** True for a name that a group of tabs may have: it becomes the end of an attribute's name. */
export function isGroupName(name: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(name);
}

/** Reads what was remembered. Nonsense is the same as nothing. */
export function readChoices(stored: string | null): Choices {
  try {
    const parsed = JSON.parse(stored ?? '{}') as unknown;
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(
      Object.entries(parsed).filter(
        (entry): entry is [string, string] => isGroupName(entry[0]) && typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

/** The attribute of the root that holds the choice of a group. */
export function choiceAttribute(group: string): string {
  return `data-tabs-${group}`;
}

/** A text as a string of CSS: whatever is neither letter nor digit is written by its number. */
function cssString(text: string): string {
  return `"${text.replace(/[^a-z0-9-]/gi, (c) => `\\${c.codePointAt(0)!.toString(16)} `)}"`;
}

/**
 * Returns rules that show the stored tabs before their island is live: their panels, and which tab looks chosen. A group
 * that has no such tab keeps its own, and so do tabs that are live.
 */
export function rememberedTabsCss(choices: Choices): string {
  const rules = Object.entries(choices).map(([group, value]) => {
    const chosen = `[data-value=${cssString(value)}]`;
    const holder = `html[${choiceAttribute(group)}=${cssString(value)}] [data-group="${group}"]:not([data-set]):has(>${chosen})`;
    return [
      `${holder}>.tabs__panel:not(${chosen}){display:none}`,
      `${holder}>.tabs__panel${chosen}{display:block;content-visibility:visible}`,
      `${holder}>[role=tablist]>:not(${chosen}){--tab-text:initial;--tab-line:initial;--tab-ground:initial}`,
      `${holder}>[role=tablist]>${chosen}{--tab-text:var(--site-text-strong);--tab-line:var(--site-accent);--tab-ground:var(--site-canvas)}`,
    ].join('');
  });
  return rules.length > 0 ? `@media screen{${rules.join('')}}` : '';
}
