import {useSyncExternalStore} from 'react';

const subscribe = () => () => undefined;

export const useCups = () =>
  useSyncExternalStore(
    subscribe,
    () => 2,
    () => 1,
  );
