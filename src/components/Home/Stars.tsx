'use client';

import * as limits from '@site/src/site/limits';
import {useEffect, useRef, type ReactNode} from 'react';

/** Decorative dots that move with the pointer, except under reduced motion. CSS has their positions. */
export default function Stars(): ReactNode {
  const stars = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let frame = 0;
    function onPointerMove({clientX, clientY}: PointerEvent): void {
      if (frame || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        const {style} = stars.current!;
        style.setProperty('--star-x', ((clientX / innerWidth) * 2 - 1).toFixed(3));
        style.setProperty('--star-y', ((clientY / innerHeight) * 2 - 1).toFixed(3));
      });
    }
    window.addEventListener('pointermove', onPointerMove, {passive: true});
    return () => {
      window.removeEventListener('pointermove', onPointerMove);
      cancelAnimationFrame(frame);
    };
  }, []);

  return (
    <div className="stars" aria-hidden="true" ref={stars}>
      {Array.from({length: limits.heroStars}, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}

Stars.hydrate = 'idle';
