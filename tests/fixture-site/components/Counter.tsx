'use client';
import {useState, type ReactNode} from 'react';

type Props = {readonly label: string; readonly children?: ReactNode};

/** Renders a counter, as an example of an island with state and children. */
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
