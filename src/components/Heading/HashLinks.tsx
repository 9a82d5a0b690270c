'use client';

import {translate} from '@docusaurus/Translate';
import {writeText} from '@site/src/hooks/useCopy';
import * as limits from '@site/src/site/limits';
import {useEffect, useState, type ReactNode} from 'react';

/** Copies the URL of a heading when its link is clicked, and announces the copy. One island handles all headings. */
export default function HashLinks(): ReactNode {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => copyOnClick(setCopied), []);
  return (
    <span className="visually-hidden" role="status">
      {isCopied && translate({id: 'heading.copied'})}
    </span>
  );
}

HashLinks.hydrate = 'idle';

function copyOnClick(onChange: (isCopied: boolean) => void): () => void {
  let link: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout>;

  function reset(): void {
    clearTimeout(timer);
    delete link?.dataset.state;
    onChange(false);
  }

  async function copy(clicked: HTMLAnchorElement): Promise<void> {
    // If the clipboard is not available, the user can copy the URL from the address bar.
    if (!(await writeText(clicked.href))) return;
    reset();
    link = clicked;
    link.dataset.state = 'copied';
    timer = setTimeout(reset, limits.codeCopiedMs);
    onChange(true);
  }

  function onClick({target}: MouseEvent): void {
    const clicked = target instanceof Element && target.closest<HTMLAnchorElement>('a.hash-link');
    if (clicked) void copy(clicked);
  }
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('click', onClick);
    reset();
  };
}
