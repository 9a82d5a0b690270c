/** Properties of an example that a query can name: `format:cjs framework:vue`. */
export const facets = ['framework', 'format', 'option', 'tool'] as const;

export type Facet = (typeof facets)[number];

type Example = Readonly<Record<Facet, readonly string[]>> & {
  /** Name, section and description. */
  readonly text: string;
};

const wordsOf = (query: string): readonly string[] =>
  query.split(/\s+/).filter((word) => word !== '');

function facetOf(word: string): readonly [Facet, string] | undefined {
  const [, name, value = ''] = /^(\w+):(.*)$/.exec(word) ?? [];
  const facet = facets.find((each) => each === name?.toLowerCase());
  return facet && [facet, value];
}

/** Returns the value that a query names for a property; empty if it names none. */
export function chosenIn(query: string, facet: Facet): string {
  const found = wordsOf(query)
    .map(facetOf)
    .find((each) => each?.[0] === facet);
  return found?.[1] ?? '';
}

/** Returns the query with another value for a property, or without it if the value is empty. */
export function chooseIn(query: string, facet: Facet, value: string): string {
  const others = wordsOf(query).filter((word) => facetOf(word)?.[0] !== facet);
  return [...others, ...(value === '' ? [] : [`${facet}:${value}`])].join(' ');
}

/** Returns true if an example has all values that the query names, and its text all other words. */
export function matchesExample(example: Example, query: string): boolean {
  const text = example.text.toLowerCase();
  return wordsOf(query.toLowerCase()).every((word) => {
    const [facet, value] = facetOf(word) ?? [];
    if (!facet) return text.includes(word);
    return value === '' || example[facet].some((each) => each.toLowerCase() === value);
  });
}
