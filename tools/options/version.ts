import type {OptionData} from '../../src/compiler/records/options/model';

/** The data as another version of the package should make it: only the versions are different. */
export function withVersions(
  data: OptionData,
  {version, rsbuild}: Pick<OptionData, 'version' | 'rsbuild'>,
): OptionData {
  const renamed = (lines: readonly string[]): readonly string[] =>
    lines.map((line) => line.replaceAll(`v${data.version}`, `v${version}`));
  return {
    ...data,
    version,
    rsbuild,
    help: renamed(data.help),
    commands: Object.fromEntries(
      Object.entries(data.commands).map(([command, help]) => [command, renamed(help)]),
    ),
  };
}
