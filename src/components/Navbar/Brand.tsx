import useBaseUrl from '@docusaurus/useBaseUrl';
import Link from '@site/src/components/Link';
import ToolLogo from '@site/src/components/ToolLogo';
import {useLocale} from '@site/src/hooks/useLocale';
import {useSettings} from '@site/src/hooks/useSettings';
import type {SiteSettings} from '@site/src/site/settings';
import type {ReactNode} from 'react';

export default function Brand(): ReactNode {
  const {logo, logoText, title} = useSettings();
  const {pick} = useLocale();
  return (
    <Link className="brand" to="/" aria-label={logoText ? undefined : pick(title)}>
      <Logo logo={logo} />
      {logoText}
    </Link>
  );
}

function Logo({logo}: {readonly logo: SiteSettings['logo']}): ReactNode {
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
