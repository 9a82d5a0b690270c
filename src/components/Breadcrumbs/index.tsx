import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import Link from '@site/src/components/Link';
import TitleText from '@site/src/components/TitleText';
import type {ReactNode} from 'react';

export type Crumb = {readonly label: string; readonly href?: string};

type Props = {readonly items: readonly Crumb[]};

/** Renders the breadcrumbs above the title. The last item is the page itself. */
export default function Breadcrumbs({items}: Props): ReactNode {
  return <CrumbNav className="theme-doc-breadcrumbs" listClassName="crumbs" items={items} />;
}

/** Renders the breadcrumbs of the menu bar. On medium screens, CSS shows them instead of those above the title. */
export function BarCrumbs({items}: Props): ReactNode {
  return <CrumbNav className="menubar__way" listClassName="menubar__crumbs" items={items} />;
}

type CrumbNavProps = Props & {readonly className: string; readonly listClassName: string};

function CrumbNav({className, listClassName, items}: CrumbNavProps): ReactNode {
  return (
    <nav className={className} aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel'})}>
      <ol className={listClassName}>
        {items.map(({label, href}, index) =>
          index === items.length - 1 ? (
            <li aria-current="page" key={index}>
              <TitleText text={label} />
            </li>
          ) : (
            <li key={index}>
              {href ? (
                <Link to={href} autoAddBaseUrl={false}>
                  {label}
                </Link>
              ) : (
                <span>{label}</span>
              )}
              <Icon name="chevronRight" />
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
