'use client';
import TitleText from '@site/src/components/TitleText';
import {useState, type ReactNode} from 'react';
import {useOutlineTracking} from './useOutlineTracking';

/** Renders the name of the current section on the button of the outline menu, and tracks it for both outlines. */
export default function CurrentSection(): ReactNode {
  const [name, setName] = useState('');
  useOutlineTracking(setName);
  return (
    <span className="menubar__section" key={name} aria-hidden="true">
      <TitleText text={name} />
    </span>
  );
}
