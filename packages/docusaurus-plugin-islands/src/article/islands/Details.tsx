'use client';
import Details from '@theme-init/Details';
import type {ReactNode} from 'react';

type Props = {readonly summary?: ReactNode; readonly children?: ReactNode};

/** Renders details whose summary is the content of the element, because a slot cannot be in `<summary>`'s place. */
export default function DetailsIsland({summary, ...props}: Props) {
  return <Details {...props} summary={<summary>{summary ?? 'Details'}</summary>} />;
}
