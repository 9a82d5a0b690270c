import { useState } from 'react';

export interface CounterProps {
  /** Where the counting begins. */
  start?: number;
}

export function Counter({ start = 0 }: CounterProps) {
  const [count, setCount] = useState(start);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
