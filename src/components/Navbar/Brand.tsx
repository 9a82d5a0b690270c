import Link from '@site/src/components/Link';
import {useLocale} from '@site/src/hooks/useLocale';
import {useSettings} from '@site/src/hooks/useSettings';
import type {ReactNode} from 'react';
import BrandMark from './BrandMark';

/** Logo and name; leads to the home page of the language. */
export default function Brand(): ReactNode {
  const {logo, logoText, title} = useSettings();
  const {pick} = useLocale();
  return (
    <Link className="brand" to="/" aria-label={logoText ? undefined : pick(title)}>
      <BrandMark logo={logo} />
      {logoText}
    </Link>
  );
}
