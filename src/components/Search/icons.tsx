import type {ReactNode} from 'react';

const shapes = {
  recent: 'M3.2 6.6a8.2 8.2 0 1 1 1.3 10M6.4 7.2H2.6V3.4M10.4 6v5.6L13 13',
  star: 'M10 14.2 5 17l1-5.6-4-4 5.5-.7L10 1.7l2.5 5 5.6.8-4 4 .9 5.5z',
  remove: 'm4.9 4.9 10.2 10.2M15.1 4.9 4.9 15.1',
  none: 'M15.5 4.8c2 3 1.7 7-1 9.7l4.3 4.3-4.3-4.3a7.8 7.8 0 0 1-9.8 1m-2.2-2.2A7.8 7.8 0 0 1 13.2 2.4M2 18 18 2',
  failed:
    'M19 4.8a16 16 0 0 0-2-1.2m-3.3-1.2A16 16 0 0 0 1.1 4.7M16.7 8a12 12 0 0 0-2.8-1.4M10 6a12 12 0 0 0-6.7 2M12.3 14.7a4 4 0 0 0-4.5 0M14.5 11.4A8 8 0 0 0 10 10M3 16 18 2M10 18h0',
  enter: 'M16 5v4c0 2-1 3-3 3H4m4 4-4-4 4-4',
  down: 'M10 4v12m4-4-4 4-4-4',
  up: 'M10 16V4m4 4-4-4-4 4',
};

export function Drawing({name}: {readonly name: keyof typeof shapes}): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
