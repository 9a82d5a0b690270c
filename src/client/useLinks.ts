import {useHistory} from '@docusaurus/router';
import {useEffect} from 'react';
import {startLinks} from './links';

/** Has links lead where the router does, in the development server: a built site goes without it, see `navigate.ts`. */
export function useLinks(): void {
  const history = useHistory();
  useEffect(
    () =>
      startLinks({
        lead: (address, how) => history[how](address),
        fetchAhead: () => undefined,
      }),
    [history],
  );
}
