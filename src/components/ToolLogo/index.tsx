import type {ReactNode} from 'react';
import type {ToolLogoName} from '@site/src/site/tools';

const shapes: Readonly<Record<ToolLogoName, ReactNode>> = {
  rspack: (
    <>
      <path d="M3.5 5h3.2c3 0 3.3 7 7.3 7M3.5 12H14M3.5 19h3.2c3 0 3.3-7 7.3-7" />
      <circle cx="18" cy="12" r="2.75" fill="currentColor" stroke="none" />
    </>
  ),
  rsbuild: (
    <>
      <path d="M3.5 15h17v5.5h-17zM12 15v5.5M3.5 9.5V15M3.5 9.5h13V15M8 9.5V15" />
      <circle cx="18.25" cy="6" r="2.75" fill="currentColor" stroke="none" />
    </>
  ),
  rslib: (
    <>
      <path d="M5 2.5v13a4 4 0 0 0 4 4h4.5M5 2.5a4 4 0 0 0 4 4h6.5M5 9a4 4 0 0 0 4 4h9" />
      <circle cx="16.25" cy="19.5" r="2.75" fill="currentColor" stroke="none" />
    </>
  ),
  rspress: (
    <>
      <path d="M6 20.5V6A2.5 2.5 0 0 1 8.5 3.5H15l4 4V20.5zM15 3.5v4h4M9.5 12h6M9.5 16h1.5" />
      <circle cx="15" cy="16.25" r="1.9" fill="currentColor" stroke="none" />
    </>
  ),
  rsdoctor: (
    <>
      <path d="M3 13h3.5l2.5-7.5 4.5 13 2-5.5h.75" />
      <circle cx="19" cy="13" r="2.75" fill="currentColor" stroke="none" />
    </>
  ),
  rstest: (
    <>
      <path d="M19.7 9.6A8.5 8.5 0 1 1 14.5 3.9M8.5 12l3 3 4.5-5.5" />
      <circle cx="18.5" cy="5.5" r="2.5" fill="currentColor" stroke="none" />
    </>
  ),
  rslint: (
    <>
      <path d="M4 6h9M4 11.5h13M4 18c1.2-1.8 2.4-1.8 3.6 0s2.4 1.8 3.6 0 2.4-1.8 3.6 0" />
      <circle cx="19" cy="18" r="2.5" fill="currentColor" stroke="none" />
    </>
  ),
  ecosystem: (
    <>
      <circle cx="6.25" cy="6.25" r="2.5" />
      <circle cx="17.75" cy="6.25" r="2.5" />
      <circle cx="6.25" cy="17.75" r="2.5" />
      <circle cx="17.75" cy="17.75" r="2.75" fill="currentColor" stroke="none" />
      <path d="M8.75 6.25h6.5M6.25 8.75v6.5M17.75 8.75v6M8.75 17.75h6" />
    </>
  ),
};

type Props = {
  readonly name: ToolLogoName;
  readonly className?: string;
  /** Scale of the drawing, within a box of the same size; default: 1. */
  readonly scale?: number;
};

/** Renders the logo of a tool in the colour of the text, drawn in a box of 24 by 24 units. */
export default function ToolLogo({name, className, scale = 1}: Props): ReactNode {
  const size = 24 / scale;
  const start = 12 - size / 2;
  return (
    <svg
      className={className}
      // Without these two, the logo would fill the window if the stylesheet is missing.
      width="24"
      height="24"
      viewBox={`${start} ${start} ${size} ${size}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}
