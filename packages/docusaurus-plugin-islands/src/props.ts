import {isValidElement, type ReactNode} from 'react';

/** Placeholder of a React element in the JSON of props. Slots are numbered in the order of the JSON. */
type SlotReference = {readonly $slot: true};
type Json =
  | string
  | number
  | boolean
  | null
  | SlotReference
  | readonly Json[]
  | {readonly [name: string]: Json};

/** Error for a prop that cannot be sent to the browser. */
export class PropError extends Error {}

type Encoded = {
  readonly json: string;
  /** The React elements in the order of their slots. */
  readonly slots: readonly ReactNode[];
};

/** Encodes props as JSON, with React elements as slots. Throws a `PropError` for values that JSON cannot represent. */
export function encodeProps(component: string, props: object): Encoded {
  const slots: ReactNode[] = [];

  function encode(value: unknown, path: string): Json | undefined {
    if (containsElement(value)) {
      slots.push(value as ReactNode);
      return {$slot: true};
    }
    if (value === null || value === undefined) return value;
    if (typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (Array.isArray(value)) {
      return value.map((item, index) => encode(item, `${path}[${index}]`) ?? null);
    }
    if (typeof value === 'object' && isPlain(value)) {
      return Object.fromEntries(
        Object.entries(value).flatMap(([name, item]) => {
          const json = encode(item, path ? `${path}.${name}` : name);
          return json === undefined ? [] : [[name, json]];
        }),
      );
    }
    throw new PropError(
      `<${component}> is an island ('use client'): its prop "${path}" is ${describe(value)}, which cannot be sent to ` +
        'the browser. Pass text, finite numbers, booleans, lists, plain objects or elements.',
    );
  }

  return {json: JSON.stringify(encode(props, '')), slots};
}

/** Decodes props. `slot` returns the element that replaces the placeholder with this index, counted from 0. */
export function decodeProps(json: string, slot: (index: number) => ReactNode): object {
  let count = 0;
  return JSON.parse(json, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && '$slot' in value ? slot(count++) : value,
  ) as object;
}

function containsElement(value: unknown): boolean {
  return isValidElement(value) || (Array.isArray(value) && value.some(containsElement));
}

/**
 * Returns true for a plain object, even of another JavaScript realm: Docusaurus renders pages in a separate realm. The
 * prototype of a responsive image has a method `toString`.
 */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as object | null;
  if (prototype === null || Object.getPrototypeOf(prototype) === null) return true;
  return Object.keys(prototype).join() === 'toString' && isPlain(prototype);
}

function describe(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object') return `a ${typeof value}`;
  return `a ${value?.constructor.name ?? 'object'}`;
}
