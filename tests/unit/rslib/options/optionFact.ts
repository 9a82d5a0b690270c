import type {OptionData, OptionFact} from '../../../../src/rslib/options/optionTypes';

/** Returns an option for tests. `facts` replaces fields of a typical option. */
export function optionFact(facts: Partial<OptionFact> = {}): OptionFact {
  return {
    name: 'output.target',
    type: 'string',
    scope: ['top', 'item'],
    cli: [],
    summary: {en: 'S.', 'zh-Hans': '摘要。'},
    ...facts,
  };
}

/** Returns a record of options for tests, as in `src/data/options.json`. */
export function optionData(
  options: readonly OptionFact[],
  bundler: OptionData['bundler'] = [],
): OptionData {
  const [name, version] = ['@rslib/core', '1.0.1'];
  return {package: name, version, rsbuild: '2.0.0', help: [], commands: {}, options, bundler};
}
