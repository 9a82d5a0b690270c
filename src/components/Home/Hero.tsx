import Translate from '@docusaurus/Translate';
import ExternalLink from '@site/src/components/ExternalLink';
import Icon from '@site/src/components/Icon';
import Link from '@site/src/components/Link';
import {useSettings} from '@site/src/hooks/useSettings';
import {identity} from '@site/src/site/identity';
import type {ReactNode} from 'react';
import CreateCommand from './CreateCommand';
import HeroArt from './HeroArt';
import Stars from './Stars';

export default function Hero(): ReactNode {
  const settings = useSettings();
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
          <CreateCommand />
        </div>
        <div className="hero__figure">
          <Stars />
          <HeroArt />
        </div>
      </div>
    </section>
  );
}
