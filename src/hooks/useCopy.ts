import {translate} from '@docusaurus/Translate';
import * as limits from '@site/src/site/limits';
import {useFlash} from './useFlash';

type Copy = {
  /** True for a moment after a text was copied. */
  readonly copied: boolean;
  /** Copies a text, or shows it in a prompt if the clipboard is not available. Resolves to true if it was copied. */
  readonly copy: (text: string) => Promise<boolean>;
};

/** Returns a function that copies a text to the clipboard, and a state that is true for `ms` afterwards. */
export function useCopy(ms: number = limits.codeCopiedMs): Copy {
  const {isOn, start} = useFlash(ms);
  async function copy(text: string): Promise<boolean> {
    const isCopied = await writeText(text);
    if (isCopied) start();
    else promptToCopy(text);
    return isCopied;
  }
  return {copied: isOn, copy};
}

/** Writes a text to the clipboard. Resolves to false if the browser does not allow it, as on a page without HTTPS. */
export async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Shows a text in a prompt, from which the user can copy it by keyboard. */
export function promptToCopy(text: string): void {
  const keys = 'apple' in document.documentElement.dataset ? '⌘+C' : 'Ctrl+C';
  window.prompt(translate({id: 'copy.prompt'}, {keys}), text);
}
