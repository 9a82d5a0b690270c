import type {RootContent} from 'mdast';
import {convertCommand, packageManagers} from '../../compiler/markdown/packageManagers';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {code, jsx} from '../../compiler/markdown/nodes';

/** Expands `<PackageManagerTabs>` to tabs with the command of each package manager. */
export function expandPackageManagerTabs({props}: ComponentCall) {
  const command = String(props.command);
  return jsx(
    'Tabs',
    {groupId: 'package-manager', defaultValue: 'npm'},
    packageManagers.map((manager) =>
      jsx('TabItem', {value: manager, label: manager}, [
        code('bash', convertCommand(command, manager)),
      ]),
    ),
  );
}

/** Serializes the commands as one code block, each below a comment with the name of the package manager. */
export function serializePackageManagerTabs({props}: ComponentCall): readonly RootContent[] {
  const command = String(props.command);
  return [
    code(
      'bash',
      packageManagers
        .map((manager) => `# ${manager}\n${convertCommand(command, manager)}`)
        .join('\n\n'),
    ),
  ];
}
