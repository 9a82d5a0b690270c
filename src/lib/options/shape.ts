/** A type reduced to what a reader needs to see. */
export type Shape =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'array'; readonly element: Shape}
  | {readonly kind: 'union'; readonly members: readonly Shape[]}
  | {readonly kind: 'object'; readonly properties: readonly Property[]};

export type Property = {readonly name: string; readonly optional: boolean; readonly type: Shape};

/** A line of code fits beside others up to this width. */
const maxWidth = 72;

/** The members of a union, those of nested unions included; objects last, they are long. */
export function unionMembers(shape: Shape): readonly Shape[] {
  if (shape.kind !== 'union') {
    return [shape];
  }
  const members = shape.members.flatMap(unionMembers);
  const isObject = (member: Shape): boolean => member.kind === 'object';
  return [...members.filter((member) => !isObject(member)), ...members.filter(isObject)];
}

/** A type expression on one line, or with one property per line where that is too long. */
export function printShape(shape: Shape, indent = ''): string {
  const short = print(shape, (properties) => `{ ${properties.join('; ')} }`, '');
  if (indent.length + short.length <= maxWidth) {
    return short;
  }
  return print(
    shape,
    (properties) => `{\n${properties.map((line) => `${indent}  ${line};\n`).join('')}${indent}}`,
    indent,
  );
}

function print(
  shape: Shape,
  object: (properties: readonly string[]) => string,
  indent: string,
): string {
  switch (shape.kind) {
    case 'text':
      return shape.text;
    case 'array': {
      const element = print(shape.element, object, indent);
      return unionMembers(shape.element).length > 1 ? `(${element})[]` : `${element}[]`;
    }
    case 'union':
      return unionMembers(shape)
        .map((member) => print(member, object, indent))
        .join(' | ');
    case 'object':
      return shape.properties.length === 0
        ? '{}'
        : object(
            shape.properties.map(({name, optional, type}) => {
              const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
              return `${key}${optional ? '?' : ''}: ${printShape(type, `${indent}  `)}`;
            }),
          );
  }
}
