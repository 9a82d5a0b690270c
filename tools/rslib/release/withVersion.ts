import type {ExampleRecord} from '../../../src/rslib/examples/exampleRecord';
import type {OptionData} from '../../../src/rslib/options/optionTypes';

/** Returns a record with another version of Rslib. Records of other programs stay the same. */
export function exampleWithVersion(record: ExampleRecord, rslib: string | null): ExampleRecord {
  if (record.rslib === null || rslib === null) return record;
  const log = record.log.replaceAll(`Rslib v${record.rslib}`, `Rslib v${rslib}`);
  return {...record, rslib, log};
}

export function optionsWithVersion(
  data: OptionData,
  {version, rsbuild}: Pick<OptionData, 'version' | 'rsbuild'>,
): OptionData {
  const replaced = (lines: readonly string[]): readonly string[] =>
    lines.map((line) => line.replaceAll(`v${data.version}`, `v${version}`));
  return {
    ...data,
    version,
    rsbuild,
    help: replaced(data.help),
    commands: Object.fromEntries(
      Object.entries(data.commands).map(([command, help]) => [command, replaced(help)]),
    ),
  };
}
