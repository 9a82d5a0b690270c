/** The default that a doc comment gives: as code, or in words that mention some code. */
export type PackageDefault =
  | {readonly kind: 'code'; readonly code: string}
  | {readonly kind: 'words'; readonly mentions: readonly string[]};

/** Reads the text behind `@defaultValue`. */
export function packageDefault(comment: string): PackageDefault {
  const text = comment.trim();
  const block = /^```\w*\n([\s\S]*?)\n?```$/.exec(text)?.[1];
  if (block !== undefined) {
    return {
      kind: 'code',
      code: block
        .trim()
        .replace(/^const \w+ = /, '')
        .replace(/;$/, ''),
    };
  }
  const code = /^`([^`]+)`\.?$/.exec(text)?.[1];
  if (code !== undefined) {
    return {kind: 'code', code};
  }
  return {kind: 'words', mentions: [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')};
}

/** What of a package's default the overlay has to repeat when it puts its own in its place. */
export function quoted(value: PackageDefault): readonly string[] {
  return value.kind === 'code' ? [value.code] : value.mentions;
}
