import {tsPlugin} from '@sveltejs/acorn-typescript';
import {Parser} from 'acorn';

/** A node of ESTree. One type for all kinds: the evaluator reads a field only after it looked at `type`. */
export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly value: unknown;
  readonly raw: string;
  readonly regex?: {readonly pattern: string; readonly flags: string};
  readonly operator: string;
  readonly kind: string;
  readonly computed: boolean;
  readonly method: boolean;
  readonly async: boolean;
  readonly left: Node;
  readonly right: Node;
  readonly object: Node;
  readonly property: Node;
  readonly callee: Node;
  readonly key: Node;
  readonly id: Node;
  readonly init: Node | null;
  readonly test: Node;
  readonly consequent: Node;
  readonly alternate: Node | null;
  readonly argument: Node;
  readonly expression: Node;
  readonly declaration: Node | null;
  readonly source: Node;
  readonly local: Node;
  readonly imported: Node;
  readonly exported: Node;
  readonly body: Node & readonly Node[];
  readonly params: readonly Node[];
  readonly arguments: readonly Node[];
  readonly elements: readonly (Node | null)[];
  readonly properties: readonly Node[];
  readonly expressions: readonly Node[];
  readonly quasis: readonly {readonly value: {readonly cooked: string; readonly raw: string}}[];
  readonly declarations: readonly Node[];
  readonly specifiers: readonly Node[];
};

/** A pasted text that is not valid, with the first wrong place. Lines and columns start at 1. */
export class BrokenText extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly column: number,
    message: string,
  ) {
    super(message);
  }
}

const TypeScript = Parser.extend(tsPlugin());

/** Returns the line and the column of an offset, which start at 1. */
export function placeOf(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: before.at(-1)!.length + 1};
}

/** Parses a module in JavaScript or TypeScript. Throws a `BrokenText`. */
export function parseModule(file: string, text: string): Node {
  return parse(file, text, 0);
}

/** Parses JSON with comments and trailing commas. Throws a `BrokenText`. */
export function parseJson(file: string, text: string): Node {
  const prefix = '(';
  return (
    parse(file, `${prefix}${text.replace(/^\uFEFF/, ' ')}\n)`, prefix.length)
      .body as readonly Node[]
  )[0]!.expression;
}

function parse(file: string, text: string, shift: number): Node {
  try {
    return TypeScript.parse(text, {
      sourceType: 'module',
      ecmaVersion: 'latest',
      allowHashBang: true,
      locations: true,
    }) as unknown as Node;
  } catch (error) {
    const {pos, message} = error as {pos?: number; message: string};
    const {line, column} = placeOf(text.slice(shift), Math.max(0, (pos ?? shift) - shift));
    throw new BrokenText(file, line, column, message.replace(/ \(\d+:\d+\)$/, ''));
  }
}
