import type {ReactNode} from 'react';

const shapes = {
  apps: (
    <>
      <circle cx="4.5" cy="4.5" r="1.6" />
      <circle cx="11.5" cy="4.5" r="1.6" />
      <circle cx="4.5" cy="11.5" r="1.6" />
      <circle cx="11.5" cy="11.5" r="1.6" fill="currentColor" />
    </>
  ),
  arrow: <path d="M2.5 8h11M9.5 4l4 4-4 4" />,
  chat: (
    <path d="M3.5 3h9A1.5 1.5 0 0 1 14 4.5v5a1.5 1.5 0 0 1-1.5 1.5H8l-3.5 2.5V11h-1A1.5 1.5 0 0 1 2 9.5v-5A1.5 1.5 0 0 1 3.5 3Z" />
  ),
  check: <path d="m3 8.5 3.5 3.5L13 5" />,
  chevron: <path d="m4 6 4 4 4-4" />,
  chevronRight: <path d="m6 4 4 4-4 4" />,
  close: <path d="m4 4 8 8M12 4l-8 8" />,
  code: <path d="m5.5 4.5-3.5 3.5 3.5 3.5M10.5 4.5 14 8l-3.5 3.5" />,
  copy: (
    <>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
      <path d="M3.5 10.5h-.25a.75.75 0 0 1-.75-.75V3.25a.75.75 0 0 1 .75-.75h6.5a.75.75 0 0 1 .75.75v.25" />
    </>
  ),
  danger: <path d="M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5zM8 5v3.5M8 10.9v.1" />,
  document: <path d="M4 2h5.5L12 4.5V14H4zM9.5 2v2.5H12M6 7.5h4M6 10h4" />,
  edit: (
    <path d="m3 13 .6-2.7L10.8 3.1a1.3 1.3 0 0 1 1.9 0l.2.2a1.3 1.3 0 0 1 0 1.9L5.7 12.4 3 13Z" />
  ),
  external: <path d="M5 11 11.5 4.5M6 4.5h5.5V10" />,
  feed: <path d="M3 3a10 10 0 0 1 10 10M3 7.5A5.5 5.5 0 0 1 8.5 13M3.5 12.5h.01" />,
  flag: <path d="M4 14V2.5M4 3h8.5l-2 3 2 3H4" />,
  info: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 7.25v3.5M8 5v.1" />
    </>
  ),
  keyboard: (
    <>
      <rect x="1.5" y="3.5" width="13" height="9" rx="1.5" />
      <path d="M4.5 6.5v.1M8 6.5v.1M11.5 6.5v.1M5 10h6" />
    </>
  ),
  language: (
    <path d="M2 4h7M5.5 2.5V4M8 4c-.6 2.7-2.5 4.8-5.5 6M4 6.2c.8 1.5 2 2.7 3.5 3.4M8 13.5l3-7 3 7M9 11.5h4" />
  ),
  link: (
    <path d="M6.5 9.5a2.5 2.5 0 0 0 3.5 0l2.5-2.5A2.5 2.5 0 0 0 9 3.5l-.75.75M9.5 6.5a2.5 2.5 0 0 0-3.5 0L3.5 9A2.5 2.5 0 0 0 7 12.5l.75-.75" />
  ),
  list: <path d="M2.5 4h11M5.5 8h8M5.5 12h8" />,
  menu: <path d="M2.5 4.5h11M2.5 8h7M2.5 11.5h11" />,
  moon: <path d="M13.5 9.6A5.75 5.75 0 0 1 6.4 2.5a5.75 5.75 0 1 0 7.1 7.1Z" />,
  note: <path d="M3 3h10v7l-3 3H3zM13 10h-3v3M5.5 6h5M5.5 8.5h3" />,
  search: (
    <>
      <circle cx="7" cy="7" r="4.5" />
      <path d="m10.5 10.5 3.5 3.5" />
    </>
  ),
  sun: (
    <>
      <circle cx="8" cy="8" r="2.75" />
      <path d="M8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M12.6 3.4l-.7.7M4.1 11.9l-.7.7" />
    </>
  ),
  system: (
    <>
      <rect x="2" y="3" width="12" height="8" rx="1.5" />
      <path d="M6 13.5h4" />
    </>
  ),
  tip: (
    <path d="M6 12.5h4M6.5 14.5h3M5.8 10.5C5.6 9.4 3.75 8.5 3.75 6a4.25 4.25 0 0 1 8.5 0c0 2.5-1.85 3.4-2.05 4.5Z" />
  ),
  top: <path d="M8 13V3M3.5 7.5 8 3l4.5 4.5" />,
  warning: <path d="M8 2.25 14.25 13H1.75zM8 6.5v3M8 11.2v.1" />,
  wrap: (
    <path d="M2.5 3.5h11M2.5 8h8.75a2.25 2.25 0 0 1 0 4.5H8M9.75 10.5l-2 2 2 2M2.5 12.5h2.25" />
  ),
} as const satisfies Record<string, ReactNode>;

type Props = {readonly name: keyof typeof shapes; readonly className?: string};

/** Renders a decorative icon in the colour of the text. Each shape is drawn in a box of 16 by 16 units. */
export default function Icon({name, className = ''}: Props): ReactNode {
  return (
    <svg className={`icon ${className}`.trimEnd()} viewBox="0 0 16 16" aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}
