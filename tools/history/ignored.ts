import {hasAt} from '../../src/compiler/records/history/at';
import type {Span} from '../../src/compiler/records/history/model';
import type {ReleaseState} from './changes';

/** Releases that declare an option which their code does not read, and how that was found. */
type Ignored = Span & {readonly option: string; readonly proof: string};

/**
 * A declaration is what a release says; these are options of which it does something else. Names that the code of
 * `@rslib/core` never has are those of other packages that it hands them to, but for these.
 */
export const ignored: readonly Ignored[] = [
  {
    option: 'experiments.advancedEsm',
    since: '0.20.0',
    removed: '1.0.0',
    proof:
      'dist/index.js of 0.19.6 has the name, those of 0.20.0, 0.20.3, 0.21.5, 0.22.1 and 0.23.2 have not; 0.23.2 writes the same bytes with true and with false, as ESM and CommonJS.',
  },
];

/** Whether a release declares an option for nothing. */
export const isIgnored = (option: string, version: string): boolean =>
  ignored.some((span) => span.option === option && hasAt(span, version));

/** Leaves out of each release what it declares for nothing. */
export function withoutIgnored(states: readonly ReleaseState[]): readonly ReleaseState[] {
  return states.map((state) => ({
    ...state,
    options: Object.fromEntries(
      Object.entries(state.options).filter(([name]) => !isIgnored(name, state.version)),
    ),
  }));
}
