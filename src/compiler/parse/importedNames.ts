import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Returns the names that a page imports or exports, such as the names of its own components. */
export function importedNames(tree: Root): ReadonlySet<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', ({data}) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        for (const {local} of statement.specifiers) names.add(local.name);
      }
      if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
      const {declaration} = statement;
      const declared =
        declaration.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
      for (const {id} of declared) if (id.type === 'Identifier') names.add(id.name);
    }
  });
  return names;
}
