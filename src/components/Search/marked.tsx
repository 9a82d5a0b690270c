import {plainText} from '@site/src/lib/search/hit';
import type {ReactNode} from 'react';

/** Returns the text of a hit, whose only markup is `<mark>`, as React nodes. */
export function marked(text: string | null): ReactNode {
  return text
    ?.split(/<mark>([^]*?)<\/mark>/)
    .map((part, index) =>
      index % 2 === 0 ? plainText(part) : <mark key={index}>{plainText(part)}</mark>,
    );
}
