'use client';
import {useHistory} from '@docusaurus/router';
import {useEffect} from 'react';
import {startLinks} from './links';

/** Has links navigate through the router of the development server; a built site has its own navigation. */
export default function DevLinks(): null {
  const history = useHistory();
  useEffect(
    () =>
      startLinks({
        lead: (address, how) => history[how](address),
        fetchAhead: () => undefined,
      }),
    [history],
  );
  return null;
}
