import type {Node} from 'estree';

export function browserHooks(root: string): ReadonlySet<string>;
export function browserCode(
  tree: object,
  hooks: ReadonlySet<string>,
): readonly {readonly name: string; readonly node: Node}[];
export function isHandler(name: string): boolean;
export function neverRuns(name: string, file: string): string;
export function useClient(root: string): import('eslint').Rule.RuleModule;
