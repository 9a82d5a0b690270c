'use client';
import {useState, type ReactNode} from 'react';
import {useOutlineTracking} from './useOutlineTracking';

/** The section that is being read, on the button of the outline menu. It tracks it for the whole outline. */
export default function CurrentSection(): ReactNode {
  const [name, setName] = useState('');
  useOutlineTracking(setName);
  return (
    <span className="menubar__section" aria-hidden="true">
      {name}
    </span>
  );
}
