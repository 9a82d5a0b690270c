'use client';
import {CodeBlockContextProvider, useCodeWordWrap} from '@docusaurus/theme-common/internal';
import Buttons from '@theme-init/CodeBlock/Buttons';
import {useLayoutEffect, useRef, useState} from 'react';

/** Renders the buttons of a static code block. They read the code from the document. */
export default function CodeButtons({className}: {readonly className?: string}) {
  const anchor = useRef<HTMLElement>(null);
  const wordWrap = useCodeWordWrap();
  const {codeBlockRef} = wordWrap;
  const [metadata] = useState({
    get code() {
      const lines = codeBlockRef.current?.querySelectorAll('.token-line') ?? [];
      return [...lines].map((line) => line.textContent.replace(/\n$/, '')).join('\n');
    },
  });
  useLayoutEffect(() => {
    codeBlockRef.current = anchor.current!.closest('.theme-code-block')!.querySelector('pre');
  }, [codeBlockRef]);
  return (
    <>
      <i ref={anchor} />
      <CodeBlockContextProvider metadata={metadata as never} wordWrap={wordWrap}>
        <Buttons className={className} />
      </CodeBlockContextProvider>
    </>
  );
}
CodeButtons.hydrate = 'visible' as const;
