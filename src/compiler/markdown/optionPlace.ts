import {writePlace} from '../../lib/explorer/address';
import {choices, defaultState} from '../../lib/explorer/choices';

/** Route of the explorer, without the prefix of the language. */
export const explorerPath = '/guide/basic/explorer';

/**
 * Returns the address of the explorer that compares the default of an option with another value. Undefined if the
 * explorer has no such choice.
 */
export function optionPlace(option: string): string | undefined {
  const choice = choices.find(({id}) =>
    id === 'externals'
      ? option === 'output.autoExternal'
      : option === id || option === `output.${id}`,
  );
  if (!choice) return undefined;
  const state = {...defaultState, [choice.id]: choice.values[1]!};
  return `${explorerPath}?${writePlace({state, base: defaultState})}`;
}
