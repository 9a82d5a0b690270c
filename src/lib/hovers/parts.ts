/** A stretch of a description: words, or code. */
type DocPart = {readonly text: string; readonly isCode: boolean};

/** Takes a description apart at its backticks; one that is not closed stands for itself. */
export function docParts(doc: string): readonly DocPart[] {
  return doc
    .split(/(`[^`]+`)/)
    .filter((text) => text !== '')
    .map((text) => {
      const code = /^`([^`]+)`$/.exec(text)?.[1];
      return {text: code ?? text, isCode: code !== undefined};
    });
}
