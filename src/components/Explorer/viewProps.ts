import type {State} from '@site/src/lib/explorer/choices';
import type {Model} from '@site/src/lib/explorer/model';
import type {Actions} from './actions';
import type {ExplorerWords} from './labels';

export type ViewProps = {
  readonly words: ExplorerWords;
  readonly model: Model;
  readonly actions: Actions;
  /** State before the last change. */
  readonly previous?: State | undefined;
  /** Parts of the address that could not be read. */
  readonly unreadable?: readonly string[];
  /** True if texts could not be loaded. */
  readonly hasFailed?: boolean;
};
