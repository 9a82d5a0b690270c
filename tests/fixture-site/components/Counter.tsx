'use client';
import {useState, type ReactNode} from 'react';

type Props = {readonly label: string; readonly children?: ReactNode};

/** A component of an MDX page in one file, with state and a slot. */
export default function Counter({label, children}: Props): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <section aria-label={label}>
      <button type="button" onClick={() => setCount(count + 1)}>
        {label}: {count}
      </button>
      {children}
    </section>
  );
}
