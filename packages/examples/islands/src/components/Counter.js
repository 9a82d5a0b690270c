'use client';
import {useState} from 'react';

export default function Counter({label, format = String, children}) {
  const [count, setCount] = useState(0);
  return (
    <section>
      <button onClick={() => setCount(count + 1)}>
        {label}: {format(count)}
      </button>
      {children}
    </section>
  );
}
