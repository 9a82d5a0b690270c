import './counter.css';
import { createSignal } from 'solid-js';

export interface CounterProps {
  /** The number to begin with. */
  start?: number;
}

export function Counter(props: CounterProps) {
  const [added, setAdded] = createSignal(0);
  return (
    <button class="counter" onClick={() => setAdded(added() + 1)}>
      {(props.start ?? 0) + added()}
    </button>
  );
}
