import {useEffect, useRef, useState} from 'react';

type Flash = {
  readonly isOn: boolean;
  /** Turns it on for the given time, counted from the last call. */
  readonly start: () => void;
  readonly stop: () => void;
};

/** Returns a state that ends by itself after `ms`. */
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
