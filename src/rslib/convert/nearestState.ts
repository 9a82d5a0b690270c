import {defaultsOf, defaultState, type State} from '../explorer/choices';
import type {Item} from './context';
import {isObject} from './evaluate';

/** Returns the state of the explorer that is most like a conversion. */
export function nearestState(
  items: readonly Item[],
  type: 'module' | 'commonjs' | undefined,
): State {
  const formats = items.map(({format}) => format);
  const format =
    formats.includes('esm') && formats.includes('cjs') ? 'esm+cjs' : (formats[0] ?? 'esm');
  const options = items[0]?.options ?? {};
  const {dts, bundle, syntax} = options;
  const output = isObject(options.output) ? options.output : {};
  const set: Partial<State> = {
    format,
    type: type ?? 'module',
    ...(bundle === false && {bundle: 'off'}),
    ...(dts !== undefined && {dts: isObject(dts) && dts.bundle ? 'bundled' : 'files'}),
    ...(syntax === 'es2015' && {syntax: 'es2015'}),
    ...(output.target === 'web' && {target: 'web'}),
    ...(output.minify !== undefined && {minify: 'on'}),
    ...(output.sourceMap !== undefined && {sourceMap: 'on'}),
    ...(output.autoExternal === false && {externals: 'bundled'}),
  };
  const state = {...defaultState, ...set};
  return {...defaultsOf(state), ...set};
}
