export type Shape =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'array'; readonly element: Shape}
  | {readonly kind: 'union'; readonly members: readonly Shape[]}
  | {readonly kind: 'intersection'; readonly members: readonly Shape[]}
  | {readonly kind: 'generic'; readonly name: string; readonly args: readonly Shape[]}
  | {readonly kind: 'function'; readonly parameters: readonly Property[]; readonly result: Shape}
  | {readonly kind: 'object'; readonly properties: readonly Property[]};

export type Property = {readonly name: string; readonly optional: boolean; readonly type: Shape};

/** Maximum length of a type that is printed on one line, in characters. */
const maxWidth = 72;

/** Maximum length of `T` in a type that is printed as `T | T[]`, in characters. */
const maxRepeated = 40;

/** Returns the distinct members of a union and of nested unions, with objects last. */
export function unionMembers(shape: Shape): readonly Shape[] {
  if (shape.kind !== 'union') return [shape];
  const members = shape.members
    .flatMap(unionMembers)
    .filter(
      (member, index, all) => all.findIndex((other) => flat(other) === flat(member)) === index,
    );
  const isObject = (member: Shape): boolean => member.kind === 'object';
  return [...members.filter((member) => !isObject(member)), ...members.filter(isObject)];
}

/** Prints a type on one line. */
export function flat(shape: Shape): string {
  return printed(shape, flat);
}

/** Prints a type. An object that is too long for one line has one property per line. */
export function printShape(shape: Shape, indent = ''): string {
  const short = flat(shape);
  if (indent.length + short.length <= maxWidth) return short;
  if (shape.kind !== 'object') return printed(shape, (part) => printShape(part, indent));
  const inner = `${indent}  `;
  const lines = shape.properties.map(
    ({name, optional, type}) => `${inner}${keyOf(name, optional)}: ${printShape(type, inner)};\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

/** Prints a type. `print` prints its members. */
function printed(shape: Shape, print: (part: Shape) => string): string {
  switch (shape.kind) {
    case 'text':
      return shape.text;
    case 'array':
      return `${grouped(shape.element, print)}[]`;
    case 'union':
      return unionMembers(shape)
        .map((member) => inUnion(member, print))
        .join(' | ');
    case 'intersection':
      return shape.members.map((member) => grouped(member, print)).join(' & ');
    case 'generic':
      return `${shape.name}<${shape.args.map(flat).join(', ')}>`;
    case 'function':
      return `(${shape.parameters.map(printProperty).join(', ')}) => ${flat(shape.result)}`;
    case 'object':
      return shape.properties.length === 0
        ? '{}'
        : `{ ${shape.properties.map(printProperty).join('; ')} }`;
  }
}

/** Removes `T[]` from a type `T | T[]` if `T` is long. Pages then show the text "or an array" instead. */
export function splitMany(shape: Shape): {readonly shape: Shape; readonly orMany: boolean} {
  const members = unionMembers(shape);
  const others = members.filter((member) => member.kind !== 'array');
  const rest: Shape =
    others.length === 1 && others[0] ? others[0] : {kind: 'union', members: others};
  const isRepeated = members.some(
    (member) => member.kind === 'array' && flat(member.element) === flat(rest),
  );
  return isRepeated && members.length === others.length + 1 && flat(rest).length > maxRepeated
    ? {shape: rest, orMany: true}
    : {shape, orMany: false};
}

function inUnion(member: Shape, print: (part: Shape) => string): string {
  const isOpen = member.kind === 'function' || member.kind === 'intersection';
  return isOpen ? `(${print(member)})` : print(member);
}

function grouped(shape: Shape, print: (part: Shape) => string): string {
  const isCompound = unionMembers(shape).length > 1 || shape.kind === 'function';
  return isCompound ? `(${print(shape)})` : print(shape);
}

function keyOf(name: string, optional: boolean): string {
  const key = /^(?:\.\.\.)?[A-Za-z_$][\w$]*$|^\[/.test(name) ? name : `'${name}'`;
  return `${key}${optional ? '?' : ''}`;
}

function printProperty({name, optional, type}: Property): string {
  return `${keyOf(name, optional)}: ${flat(type)}`;
}
