'use client';
import * as Toggle from '@radix-ui/react-toggle';
import type {ReactNode} from 'react';

/** Renders a component with state from an npm package. */
export default function Bold({label}: {readonly label: string}): ReactNode {
  return <Toggle.Root aria-label={label}>B</Toggle.Root>;
}
