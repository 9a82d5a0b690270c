import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';

/** Keys that are pressed together; `Mod` is Ctrl, or ⌘ on an Apple system. */
export type Combination = readonly string[];

type Props = {
  /** What does the same. */
  readonly combinations: readonly Combination[];
};

/** Keys as they are printed on a keyboard. */
export default function Keys({combinations}: Props): ReactNode {
  return combinations.map((keys, index) => (
    <Fragment key={keys.join()}>
      {index > 0 && ` ${translate({id: 'shortcuts.or'})} `}
      <span className="sheet__keys">
        {keys.map((key) =>
          key === 'Mod' ? (
            <Fragment key={key}>
              <kbd className="sheet__ctrl">Ctrl</kbd>
              <kbd className="sheet__cmd">⌘</kbd>
            </Fragment>
          ) : (
            <kbd key={key}>{key}</kbd>
          ),
        )}
      </span>
    </Fragment>
  ));
}
