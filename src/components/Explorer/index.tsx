import Head from '@docusaurus/Head';
import DeferredStyles from '@site/src/components/DeferredStyles';
import type {Model} from '@site/src/rslib/explorer/model';
import type {ReactNode} from 'react';
import ExplorerIsland from './ExplorerIsland';
import View from './View';
import {noActions, type ExplorerWords} from './viewProps';

type Props = {
  readonly words: ExplorerWords;
  /** Model of the default state. */
  readonly model: Model;
};

/** Renders the explorer of settings and the packages that they build, with the default state as static HTML. */
export default function ExplorerView({words, model}: Props): ReactNode {
  return (
    <>
      <Head>
        <html data-page-wide="" />
      </Head>
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
