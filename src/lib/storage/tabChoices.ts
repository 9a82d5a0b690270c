/** Chosen tab by group. */
export type Choices = Readonly<Record<string, string>>;

/** Returns true for a valid name of a group of tabs, which is a part of an attribute's name (see `choiceAttribute`). */
export function isGroupName(name: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(name);
}

/** Parses the stored choices. Invalid data is ignored. */
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

export function choiceAttribute(group: string): string {
  return `data-tabs-${group}`;
}

/** Returns the attribute `data-values` of tabs: their values, each between bars. */
export function valuesAttribute(values: readonly string[]): string {
  return `|${values.join('|')}|`;
}

/** Returns a CSS string in which all characters but letters, digits and hyphens are escaped. */
function cssString(text: string): string {
  return `"${text.replace(/[^a-z0-9-]/gi, (c) => `\\${c.codePointAt(0)!.toString(16)} `)}"`;
}

/**
 * Returns rules that show the chosen tabs and their panels before hydration. Hydrated tabs and groups without the
 * chosen tab are not affected. Each selector ends in a class or attribute, because otherwise Chromium recalculates the
 * styles of the whole page when the rules change.
 */
export function storedTabsCss(choices: Choices): string {
  const rules = Object.entries(choices).map(([group, value]) => {
    const chosen = `[data-value=${cssString(value)}]`;
    const holder = `html[${choiceAttribute(group)}=${cssString(value)}] [data-group="${group}"]:not([data-set])[data-values*=${cssString(`|${value}|`)}]`;
    return [
      `${holder}>.tabs__panel:not(${chosen}){display:none}`,
      `${holder}>.tabs__panel${chosen}{display:block;content-visibility:visible}`,
      `${holder}>[role=tablist]>[role=tab]:not(${chosen}){--tab-text:initial;--tab-line:initial;--tab-ground:initial}`,
      `${holder}>[role=tablist]>${chosen}{--tab-text:var(--site-text-strong);--tab-line:var(--site-accent);--tab-ground:var(--site-canvas)}`,
    ].join('');
  });
  return rules.length > 0 ? `@media screen{${rules.join('')}}` : '';
}
