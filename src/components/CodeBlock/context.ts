import {createContext, useContext} from 'react';

/** True inside a part that draws frame and copy button for its code itself (tabs, examples). */
export const BareCode = createContext(false);

export function useBareCode(): boolean {
  return useContext(BareCode);
}
