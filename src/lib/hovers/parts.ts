/** A part of a description: text or code. */
type DocPart = {readonly text: string; readonly isCode: boolean};

/** Splits a description at its backticks. A backtick that is not closed is text. */
export function docParts(doc: string): readonly DocPart[] {
  return doc
    .split(/(`[^`]+`)/)
    .filter((text) => text !== '')
    .map((text) => {
      const code = /^`([^`]+)`$/.exec(text)?.[1];
      return {text: code ?? text, isCode: code !== undefined};
    });
}
