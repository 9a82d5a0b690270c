import DeferredStyles from '@site/src/components/DeferredStyles';
import type {Model} from '@site/src/lib/explorer/model';
import type {ReactNode} from 'react';
import {noActions} from './actions';
import ExplorerIsland from './ExplorerIsland';
import type {ExplorerWords} from './labels';
import View from './View';

type Props = {
  readonly words: ExplorerWords;
  /** The first state. */
  readonly model: Model;
};

/** Explorer of settings and the packages that they give, with its first state as HTML. */
export default function ExplorerView({words, model}: Props): ReactNode {
  return (
    <>
      <DeferredStyles of="CodeBlock" />
      <DeferredStyles of="Explorer" isPage />
      <noscript>
        <p className="explorer__note">{words.noScript}</p>
      </noscript>
      <ExplorerIsland words={words}>
        <View words={words} model={model} actions={noActions} />
      </ExplorerIsland>
    </>
  );
}
