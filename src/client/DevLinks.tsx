'use client';
import {useHistory} from '@docusaurus/router';
import {useEffect} from 'react';
import {startLinks} from './linkNavigation';

/** Follows links with Docusaurus' router. Used in development only: a built site navigates with `navigate.ts`. */
export default function DevLinks(): null {
  const history = useHistory();
  useEffect(
    () =>
      startLinks({
        navigate: (address, how) => history[how](address),
        prefetch: () => undefined,
      }),
    [history],
  );
  return null;
}
