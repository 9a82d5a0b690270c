import {useLayoutEffect, useRef, type ReactNode} from 'react';

type Props = {
  /** What the markup is known by while no page shows it. */
  readonly name: string;
  /** What the server draws: `process.env.KEEPS_MARKUP ? null : <Part />`, so that the browser's bundle goes without. */
  readonly children: ReactNode;
};

/** Markup of the server that no page shows at the moment. */
const parked = new Map<string, readonly ChildNode[]>();
/** Nothing, in a form that the content security policy lets through; the same object for ever, or React would write it. */
const nothing = {__html: globalThis.trustedTypes?.emptyHTML ?? ''};

/**
 * A part of the shell that is the same on every page of a language and needs no React: the browser keeps the markup that
 * came with the first page, as it is, and takes it along to the next ones.
 */
export default function Kept({name, children}: Props): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return undefined;
    if (!element.firstChild) element.replaceChildren(...(parked.get(name) ?? []));
    return () => {
      parked.set(name, [...element.childNodes]);
    };
  }, [name]);
  if (!process.env.KEEPS_MARKUP) return <div className="kept">{children}</div>;
  return <div className="kept" ref={holder} dangerouslySetInnerHTML={nothing} />;
}
