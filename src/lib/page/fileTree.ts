type Named = {readonly name: string; readonly path: string};
export type TreeFile = Named & {readonly kind: 'file'; readonly bytes: number};
type TreeFolder = Named & {readonly kind: 'folder'; readonly children: readonly TreeNode[]};

export type TreeNode = TreeFile | TreeFolder;

/** Returns the files as a tree. Each folder lists its folders, then its files, both sorted by name. */
export function fileTree(
  files: readonly {readonly path: string; readonly bytes: number}[],
): readonly TreeNode[] {
  return level(
    files.map((file) => ({...file, rest: file.path.split('/')})),
    '',
  );
}

type Pending = {readonly path: string; readonly bytes: number; readonly rest: readonly string[]};

function level(files: readonly Pending[], parent: string): readonly TreeNode[] {
  const leaves: TreeFile[] = [];
  const folders = new Map<string, Pending[]>();
  for (const {path, bytes, rest} of files) {
    const [name = '', ...deeper] = rest;
    if (deeper.length === 0) {
      leaves.push({kind: 'file', name, path, bytes});
    } else {
      const inside = folders.get(name) ?? [];
      inside.push({path, bytes, rest: deeper});
      folders.set(name, inside);
    }
  }
  const branches = [...folders].map(([name, inside]): TreeFolder => {
    const path = parent === '' ? name : `${parent}/${name}`;
    return {kind: 'folder', name, path, children: level(inside, path)};
  });
  return [...branches.sort(byName), ...leaves.sort(byName)];
}

function byName(a: TreeNode, b: TreeNode): number {
  return compareText(a.name, b.name);
}

/** Compares texts by code unit, so that the order does not depend on the locale of the machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
