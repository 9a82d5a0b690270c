import {useEffect, useRef, useState} from 'react';

type Flash = {
  readonly isOn: boolean;
  readonly start: () => void;
  readonly stop: () => void;
};

/** Returns a state that is true for `ms` milliseconds after the last call of `start`. */
export function useFlash(ms: number): Flash {
  const [isOn, setOn] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function stop(): void {
    clearTimeout(timer.current);
    setOn(false);
  }
  function start(): void {
    clearTimeout(timer.current);
    setOn(true);
    timer.current = setTimeout(() => setOn(false), ms);
  }
  return {isOn, start, stop};
}
