import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ToolLogo from '@site/src/components/ToolLogo';
import {useLocale} from '@site/src/hooks/useLocale';
import {useSettings} from '@site/src/hooks/useSettings';
import type {ReactNode} from 'react';

/** Logo and name; leads to the home page of the language. */
export default function Brand(): ReactNode {
  const {logo, logoText, title} = useSettings();
  const {pick} = useLocale();
  return (
    <Link className="brand" to="/" aria-label={logoText ? undefined : pick(title)}>
      <Mark logo={logo} />
      {logoText}
    </Link>
  );
}

type Logo = ReturnType<typeof useSettings>['logo'];

function Mark({logo}: {readonly logo: Logo}): ReactNode {
  const light = useBaseUrl(typeof logo === 'string' ? logo : logo?.light);
  const dark = useBaseUrl(typeof logo === 'string' ? logo : logo?.dark);
  if (!logo) return <ToolLogo name="rslib" className="brand__mark" />;
  if (light === dark)
    return <img className="brand__mark" src={light} alt="" width="26" height="26" />;
  return (
    <>
      <img className="brand__mark brand__mark--light" src={light} alt="" width="26" height="26" />
      <img className="brand__mark brand__mark--dark" src={dark} alt="" width="26" height="26" />
    </>
  );
}
