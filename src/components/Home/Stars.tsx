'use client';

import {useEffect, useRef, type ReactNode} from 'react';

/** Positions of the stars (`left` and `top`), in per cent of the width and the height of `.stars`. */
const left = [
  12, 4, 12, 8, 6, 30, 56, 64, 73, 83, 79, 89, 81, 91, 79, 90, 86, 95, 95, 98, 85, 88, 87, 75, 62,
  52, 35, 19, 8, 15, 4, 14, 4, 17, 7,
];
const top = [
  47, 39, 32, 23, 13, 6, 4, 12, 6, 4, 16, 15, 27, 27, 37, 38, 47, 52, 69, 79, 75, 85, 95, 99, 98,
  95, 96, 90, 91, 79, 78, 68, 66, 59, 55,
];

/** Renders decorative dots, which move with the pointer unless the user prefers reduced motion. */
export default function Stars(): ReactNode {
  const stars = useRef<SVGSVGElement>(null);

  useEffect(() => {
    let frame = 0;
    const {style} = stars.current!;
    function onPointerMove({clientX, clientY}: PointerEvent): void {
      if (frame || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
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
    <svg className="stars" aria-hidden="true" ref={stars}>
      {left.map((x, index) => (
        <circle key={index} cx={`${x}%`} cy={`${top[index]}%`} />
      ))}
    </svg>
  );
}

Stars.hydrate = 'idle';
