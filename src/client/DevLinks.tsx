'use client';
import {useHistory} from '@docusaurus/router';
import {useEffect} from 'react';
import {startLinks} from './linkNavigation';

/** Sends links through the router of the development server; a built site has its own navigation. */
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
