import Translate from '@docusaurus/Translate';
import ExternalLink from '@site/src/components/ExternalLink';
import Icon from '@site/src/components/Icon';
import ToolLogo from '@site/src/components/ToolLogo';
import {useLocale} from '@site/src/hooks/useLocale';
import {identity} from '@site/src/site/identity';
import {tools} from '@site/src/site/tools';
import type {ReactNode} from 'react';
import Band from './Band';

/** Renders a grid of the tools. The first row has the tools that this product builds on, and the product itself. */
export default function Family(): ReactNode {
  const {pick} = useLocale();
  const self = tools.findIndex(({name}) => name === identity.name);
  return (
    <Band
      id="family"
      title={<Translate id="home.family" />}
      text={<Translate id="home.familyText" />}>
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
