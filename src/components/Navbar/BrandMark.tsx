import useBaseUrl from '@docusaurus/useBaseUrl';
import ToolLogo from '@site/src/components/ToolLogo';
import type {SiteSettings} from '@site/src/site/settings';
import type {ReactNode} from 'react';

/** The drawing beside the name of the site: ours, or a picture per theme. */
export default function BrandMark({logo}: {readonly logo: SiteSettings['logo']}): ReactNode {
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
