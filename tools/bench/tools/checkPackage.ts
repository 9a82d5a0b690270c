import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {npm} from '../../rslib/examples/workspace';

export const checks = ['publint', '@arethetypeswrong/core'] as const;

type Publint = {
  publint(options: {pkgDir: string; pack: false}): Promise<{
    messages: readonly {readonly code: string; readonly type: string}[];
  }>;
};
type TypesWrong = {
  createPackageFromTarballData(tarball: Uint8Array): object;
  checkPackage(packed: object): Promise<{
    problems?: readonly {readonly kind: string; readonly resolutionKind?: string}[];
  }>;
};

/** Returns the problems that publint and arethetypeswrong find in a built package. */
export async function checkPackage(folder: string, workspace: string): Promise<readonly string[]> {
  const require = createRequire(path.join(workspace, 'package.json'));
  const [publint, typesWrong] = (await Promise.all(
    checks.map((name) => import(pathToFileURL(require.resolve(name)).href)),
  )) as [Publint, TypesWrong];
  const {messages} = await publint.publint({pkgDir: folder, pack: false});
  const [{filename}] = JSON.parse(await npm(folder, ['pack', '--json'])) as [{filename: string}];
  const tarball = typesWrong.createPackageFromTarballData(
    readFileSync(path.join(folder, filename)),
  );
  const {problems = [{kind: 'no types'}]} = await typesWrong.checkPackage(tarball);
  const found = [
    ...messages.map(({type, code}) => `publint: ${type} ${code}`),
    // Ignores `node10`, which stands for old versions of Node.js and TypeScript that do not read `exports`.
    ...problems
      .filter(({resolutionKind}) => resolutionKind !== 'node10')
      .map(({kind}) => `types: ${kind}`),
  ];
  return [...new Set(found)];
}
