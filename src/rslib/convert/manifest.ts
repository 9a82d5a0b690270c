import type {Item} from './context';
import {isObject} from './evaluate';

/** Returns the fields of package.json that name the files of the items, as JSON; `''` if there are none. */
export function manifestOf(items: readonly Item[], type: 'module' | 'commonjs'): string {
  const exports: Record<string, Record<string, string | Record<string, string>>> = {};
  const modules = items.filter(({format}) => format === 'esm' || format === 'cjs');
  const typed = modules.find(({options}) => options.dts !== undefined);
  for (const item of modules) {
    const names = namesOf(item);
    for (const name of names) {
      const key = name === 'index' || names.length === 1 ? '.' : `./${name}`;
      const source = item.options.dts === undefined ? typed : item;
      const files = {
        ...(source && {types: typesOf(source, name, type)}),
        default: codeOf(item, name, type),
      };
      const condition = item.format === 'esm' ? 'import' : 'require';
      if (modules.every(({format}) => format === item.format)) exports[key] ??= files;
      else (exports[key] ??= {})[condition] ??= files;
    }
  }
  if (Object.keys(exports).length === 0) return '';
  const folders = new Set(
    items.flatMap((item) => [
      folderOf(item.options),
      ...(item === typed ? [typesFolder(item)] : []),
    ]),
  );
  return JSON.stringify(
    {
      ...(type === 'module' && {type}),
      files: [...folders].map((folder) => folder.replace(/^\.\//, '')),
      exports,
    },
    null,
    2,
  );
}

function namesOf({options: {bundle, source}}: Item): readonly string[] {
  const entry = isObject(source) ? source.entry : undefined;
  return bundle === false || !isObject(entry) ? ['index'] : Object.keys(entry);
}

function folderOf({output}: Item['options']): string {
  const path = isObject(output) ? output.distPath : undefined;
  return typeof path === 'string' ? path : './dist';
}

/** True if Rslib calls the files of an item `.mjs` or `.cjs`. */
const hasOwnExtension = ({format}: Item, type: string): boolean =>
  format === 'esm' ? type === 'commonjs' : type === 'module';

const extensionOf = (item: Item, type: string, isOn: unknown): string =>
  isOn && hasOwnExtension(item, type) ? (item.format === 'esm' ? 'm' : 'c') : '';

function codeOf(item: Item, name: string, type: string): string {
  const {output, autoExtension} = item.options;
  const {js} = isObject(output) && isObject(output.filename) ? output.filename : {};
  const pattern =
    typeof js === 'string' ? js : `[name].${extensionOf(item, type, autoExtension !== false)}js`;
  return `${folderOf(item.options)}/${pattern.replace('[name]', name)}`;
}

function typesFolder({options}: Item): string {
  const path = isObject(options.dts) ? options.dts.distPath : undefined;
  return typeof path === 'string' ? path : folderOf(options);
}

function typesOf(item: Item, name: string, type: string): string {
  const {dts, autoExtension} = item.options;
  const isOn = isObject(dts) && dts.autoExtension;
  return `${typesFolder(item)}/${name}.d.${extensionOf(item, type, isOn && autoExtension !== false)}ts`;
}
