import {reducedMotion, type Sync} from './dom';

/** Moves the stars of the landing page with the pointer, in three depths; they rest under reduced motion. */
export function startStars(): Sync {
  let queued = false;
  addEventListener(
    'pointermove',
    ({clientX, clientY}) => {
      const stars = document.querySelector<HTMLElement>('.stars');
      if (!stars || queued || reducedMotion()) return;
      queued = true;
      requestAnimationFrame(() => {
        queued = false;
        stars.style.setProperty('--star-x', ((clientX / innerWidth) * 2 - 1).toFixed(3));
        stars.style.setProperty('--star-y', ((clientY / innerHeight) * 2 - 1).toFixed(3));
      });
    },
    {passive: true},
  );
  return () => undefined;
}
