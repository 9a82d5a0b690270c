/** Replacements for what jsdom lacks: a clipboard, and dialogs that open. */
import {act, fireEvent} from '@testing-library/react';

type Clipboard = {
  readonly write?: (items: readonly unknown[]) => Promise<void>;
  readonly writeText?: (text: string) => Promise<void>;
};

/** Replaces the browser's clipboard; undefined takes it away. */
export function setClipboard(clipboard: Clipboard | undefined): void {
  Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});
}

/** A clipboard that takes text, and what was written to it. */
export function workingClipboard(): string[] {
  const copied: string[] = [];
  setClipboard({
    writeText: (text) => {
      copied.push(text);
      return Promise.resolve();
    },
  });
  return copied;
}

export const refuse = (): Promise<never> =>
  Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));

/** Makes `dialog` elements open and close as in a browser, without the focus. */
export function addDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
    },
    close(this: HTMLDialogElement) {
      if (!this.hasAttribute('open')) return;
      this.removeAttribute('open');
      this.dispatchEvent(new Event('close'));
    },
  });
}

/** Does something, and waits for what follows from it. */
export const settle = (run: () => void): Promise<void> =>
  act(() => {
    run();
    return Promise.resolve();
  });

export const click = (element: Element): Promise<void> =>
  settle(() => void fireEvent.click(element));
