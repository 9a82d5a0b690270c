/** Progress bar of slow navigations. Replaces `nprogress`, whose style elements the content security policy forbids. */
import type {ClientModule} from '@docusaurus/types';
import {nextProgress} from '../lib/scroll/nextProgress';
import * as limits from '../site/limits';

let bar: HTMLElement | undefined;
let value = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function show(progress: number): void {
  value = progress;
  bar?.style.setProperty('--progress', String(progress));
}

function start(): void {
  if (bar) return;
  bar = document.createElement('div');
  bar.className = 'progress-bar';
  bar.setAttribute('aria-hidden', 'true');
  document.body.append(bar);
  show(limits.progressMinimum);
  timer = setInterval(() => show(nextProgress(value)), limits.progressTrickleMs);
}

function done(): void {
  clearInterval(timer);
  const finished = bar;
  if (!finished) return;
  show(1);
  bar = undefined;
  setTimeout(() => finished.remove(), limits.progressSpeedMs);
}

const progress: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    const delay = setTimeout(start, limits.progressDelayMs);
    return () => clearTimeout(delay);
  },
  onRouteDidUpdate: done,
};

export default progress;
