import Translate, {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import ExternalLink from '@site/src/components/ExternalLink';
import Icon from '@site/src/components/Icon';
import Link from '@site/src/components/Link';
import {useSettings} from '@site/src/hooks/useSettings';
import {identity} from '@site/src/site/identity';
import type {ReactNode} from 'react';
import HeroArt from './HeroArt';
import Stars from './Stars';

export default function Hero(): ReactNode {
  const settings = useSettings();
  const command = `npm ${identity.createCommand}`;
  return (
    <section className="hero">
      <div className="hero__inner">
        <div>
          <h1 className="hero__title">{identity.name}</h1>
          <p className="hero__subtitle">
            <Translate id="home.subtitle" />
          </p>
          <p className="hero__text">
            <Translate id="home.text" />
          </p>
          <div className="hero__actions">
            <Link className="button button--solid" to={settings.hero.start} rel="next">
              <Translate id="home.start" />
              <Icon name="arrow" className="icon--sm icon--arrow" />
            </Link>{' '}
            {settings.sourceUrl ? (
              <ExternalLink className="button button--plain" href={settings.sourceUrl}>
                <Icon name="code" />
                <Translate id="home.source" />
              </ExternalLink>
            ) : (
              <Link className="button button--plain" to={settings.hero.more}>
                <Translate id="home.more" />
              </Link>
            )}
          </div>
          <p className="install">
            <span className="install__prompt" aria-hidden="true">
              $
            </span>{' '}
            <code>{command}</code>
            <CopyButton
              className="icon-button"
              label={translate({id: 'home.copy'})}
              text={command}
              iconClassName="icon--sm"
            />
          </p>
        </div>
        <div className="hero__figure">
          <Stars />
          <HeroArt />
        </div>
      </div>
    </section>
  );
}
