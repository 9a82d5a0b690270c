import {hasAt} from '../../../src/rslib/history/releaseSpans';
import type {Span} from '../../../src/rslib/history/historyTypes';
import type {ReleaseState} from './buildHistory';

/** Options, with the releases that declare them although their code does not read them. */
const unreadOptions: readonly (Span & {readonly option: string})[] = [
  // `dist/index.js` contains the name in 0.19.6, but not in 0.20.0, 0.20.3, 0.21.5, 0.22.1 and 0.23.2.
  // With `true` and with `false`, 0.23.2 writes the same bytes, both as ESM and as CommonJS.
  {option: 'experiments.advancedEsm', since: '0.20.0', removed: '1.0.0'},
];

export function isUnread(option: string, version: string): boolean {
  return unreadOptions.some((span) => span.option === option && hasAt(span, version));
}

export function withoutUnreadOptions(states: readonly ReleaseState[]): readonly ReleaseState[] {
  return states.map((state) => ({
    ...state,
    options: Object.fromEntries(
      Object.entries(state.options).filter(([name]) => !isUnread(name, state.version)),
    ),
  }));
}
