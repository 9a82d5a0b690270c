import DeferredStyles from '@site/src/components/DeferredStyles';
import type {Words} from '@site/src/site/locales';
import type {ReactNode} from 'react';
import ConvertIsland from './ConvertIsland';

/** Renders the converter: fields for pasted files, and what Rslib needs in their place. */
export default function ConvertView({words}: {readonly words: Words<'Convert'>}): ReactNode {
  return (
    <>
      <DeferredStyles of="Convert" isPage />
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      <ConvertIsland words={words} />
    </>
  );
}
