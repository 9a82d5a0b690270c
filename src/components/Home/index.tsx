import Translate, {translate} from '@docusaurus/Translate';
import DeferredStyles from '@site/src/components/DeferredStyles';
import ExternalLink from '@site/src/components/ExternalLink';
import Icon from '@site/src/components/Icon';
import Link from '@site/src/components/Link';
import ToolLogo from '@site/src/components/ToolLogo';
import {useLocale} from '@site/src/hooks/useLocale';
import {useSettings} from '@site/src/hooks/useSettings';
import {identity} from '@site/src/site/identity';
import {tools} from '@site/src/site/tools';
import Hero from '@theme/Hero';
import type {ReactNode} from 'react';
import Band from './Band';
import {CreateCommand} from './Hero';

type Props = {
  /** Facts, scenarios and points, from `src/pages/_home.mdx`. */
  readonly children?: ReactNode;
};

export default function Home({children}: Props): ReactNode {
  return (
    <main id="content" tabIndex={-1}>
      <DeferredStyles of="Button" />
      <DeferredStyles of="Home" />
      <Hero />
      {children}
      <Family />
      <Closing />
    </main>
  );
}

/** Renders the last section of the landing page: the create command, and links to first steps. */
function Closing(): ReactNode {
  const {hero} = useSettings();
  return (
    <div className="closing">
      <Band
        id="closing"
        title={translate({id: 'home.closing'})}
        text={translate({id: 'home.closingText'})}>
        <div>
          <CreateCommand />
          <div className="hero__actions">
            <Link className="button button--solid" to={hero.start}>
              <Translate id="home.start" />
              <Icon name="arrow" className="icon--sm icon--arrow" />
            </Link>{' '}
            <Link className="button button--plain" to={hero.existing}>
              <Translate id="home.existing" />
            </Link>
          </div>
        </div>
      </Band>
    </div>
  );
}

/** Renders a grid of the tools. The first row has the tools that this product builds on, and the product itself. */
function Family(): ReactNode {
  const {pick} = useLocale();
  const self = tools.findIndex(({name}) => name === identity.name);
  return (
    <Band
      id="family"
      title={translate({id: 'home.family'})}
      text={translate({id: 'home.familyText'})}>
      <div className="family">
        {tools.map(({name, logo, logoScale, href, linkText, description}, index) => (
          <ExternalLink
            className={index === self ? 'family__card family__card--self' : 'family__card'}
            key={name}
            href={href}>
            <ToolLogo name={logo} scale={logoScale} />
            {index > 0 && index <= self && (
              <span className="family__connector">
                <Icon name="arrow" />
              </span>
            )}
            <span className="family__name">{name}</span> <span>{pick(description)}</span>{' '}
            <span className="family__host">
              {linkText}
              <Icon name="external" />
            </span>
          </ExternalLink>
        ))}
      </div>
    </Band>
  );
}
