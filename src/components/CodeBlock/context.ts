import {Children, createContext, isValidElement, useContext, type ReactNode} from 'react';

/** True inside a part that draws frame and copy button for its code itself (tabs, examples). */
export const BareCode = createContext(false);

export function useBareCode(): boolean {
  return useContext(BareCode);
}

/** True if one of the given code blocks asks to be wrapped. */
export function asksToWrap(blocks: ReactNode): boolean {
  return Children.toArray(blocks).some(
    (block) => isValidElement<{wrap?: string}>(block) && block.props.wrap !== undefined,
  );
}
