/** Shows that a page takes long, as the theme does with `nprogress`, whose style elements the policy forbids. */
import type {ClientModule} from '@docusaurus/types';
import {nextProgress} from '../lib/scroll/trickle';
import * as limits from '../site/limits';

let bar: HTMLElement | undefined;
let value = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function show(progress: number): void {
  value = progress;
  bar?.style.setProperty('--progress', String(progress));
}

/** Shows the bar and lets it creep. A second call changes nothing. */
function start(): void {
  if (bar) return;
  bar = document.createElement('div');
  bar.className = 'progress-bar';
  bar.setAttribute('aria-hidden', 'true');
  document.body.append(bar);
  show(limits.progressMinimum);
  timer = setInterval(() => show(nextProgress(value)), limits.progressTrickleMs);
}

/** Fills the bar and takes it away. */
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
