import { useState } from 'react';

export function Toggle() {
  const [on, setOn] = useState(false);
  return (
    <button type="button" aria-pressed={on} onClick={() => setOn(!on)}>
      Mute
    </button>
  );
}
