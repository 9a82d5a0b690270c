// Replacements for browser features that jsdom lacks.
import {act, fireEvent} from '@testing-library/react';

type Clipboard = {
  readonly write?: (items: readonly unknown[]) => Promise<void>;
  readonly writeText?: (text: string) => Promise<void>;
};

/** Replaces the browser's clipboard, or removes it. */
export function setClipboard(clipboard: Clipboard | undefined): void {
  Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});
}

/** Installs a working clipboard and returns the texts written to it. */
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

/** Makes `dialog` elements open and close as in a browser, without moving the focus. */
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

/** Replaces `ResizeObserver`. `report(element)` calls the callback that observes the element. */
export function fakeResizeObserver() {
  const reports = new Map<Element, () => void>();
  class Observer {
    constructor(private readonly report: () => void) {}
    observe(element: Element): void {
      reports.set(element, this.report);
    }
    disconnect(): void {
      for (const [element, report] of reports) if (report === this.report) reports.delete(element);
    }
  }
  Object.assign(window, {ResizeObserver: Observer});
  return {
    observed: () => [...reports.keys()],
    report: (element: Element): void => act(() => reports.get(element)?.()),
  };
}

/** Silences React's warning about `<search>`, an element that jsdom does not know. */
export function allowSearchElement(): void {
  const complain = console.error;
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    if (!String(args[0]).includes('is unrecognized in this browser')) complain(...args);
  });
}

/** Uses fake timers in every test of a file or block. */
export function fakeTimers(): void {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
}

/** Runs a function and waits until React has rendered the updates that it causes. */
export const settle = (run: () => void): Promise<void> =>
  act(() => {
    run();
    return Promise.resolve();
  });

/** Clicks a link with a modifier key. Returns true if the browser, and no listener, would handle the click. */
export function followsLink(
  link: Element,
  key: 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey',
): boolean {
  let isFollowed = false;
  const look = (event: Event): void => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, {once: true});
  fireEvent.click(link, {[key]: true});
  return isFollowed;
}

export const click = (element: Element): Promise<void> =>
  settle(() => void fireEvent.click(element));
