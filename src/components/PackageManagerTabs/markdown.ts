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

/** Serializes the command of npm alone: who reads a mirror knows how another manager spells it. */
export function serializePackageManagerTabs({props}: ComponentCall): readonly RootContent[] {
  return [code('bash', convertCommand(String(props.command), 'npm'))];
}
