import {Children, createContext, isValidElement, type ReactNode} from 'react';

/** True inside tabs and examples, which render a frame and buttons, so that code blocks in them render neither. */
export const BareCode = createContext(false);

/** Returns true for HTML of code with hidden lines between the visible ones. */
export const isCut = (html: string): boolean => html.includes('code__rest');

/** Returns true if at least one of the code blocks is wrapped by default. */
export function hasWrap(blocks: ReactNode): boolean {
  return Children.toArray(blocks).some(
    (block) => isValidElement<{wrap?: string}>(block) && block.props.wrap !== undefined,
  );
}
