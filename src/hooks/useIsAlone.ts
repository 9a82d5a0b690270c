import {useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';

/** Returns true if the page exists in one language only. */
export function useIsAlone(): boolean {
  const {alone} = (usePluginData('site-pages') ?? {}) as {readonly alone?: readonly string[]};
  const {pathname} = useLocation();
  return alone?.includes(pathname) === true;
}
