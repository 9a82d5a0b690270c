import {writePlace} from './address';
import {choices, defaultState} from './choices';

/** Route of the explorer, without the prefix of the language. */
export const explorerPath = '/guide/basic/explorer';

/**
 * Returns the address at which the explorer compares the default of an option with another value. Returns undefined if
 * the option cannot be chosen in the explorer.
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
