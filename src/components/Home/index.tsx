import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import ExternalLink from '@site/src/components/ExternalLink';
import Icon from '@site/src/components/Icon';
import {useLocale} from '@site/src/hooks/useLocale';
import {identity} from '@site/src/site/identity';
import {useSettings} from '@site/src/hooks/useSettings';
import type {ReactNode} from 'react';
import Family from './Family';
import HeroArt from './HeroArt';
import Stars from './Stars';

type Props = {
  /** A built example, compiled from MDX. */
  readonly teaser: ReactNode;
};

/** The landing page. */
export default function Home({teaser}: Props): ReactNode {
  const {pick} = useLocale();
  const settings = useSettings();
  const command = `npm ${identity.createCommand}`;
  return (
    <main id="content" tabIndex={-1}>
      <section className="hero">
        <Stars />
        <div className="hero__inner">
          <div>
            <h1 className="hero__title">{identity.name}</h1>
            <p className="hero__subtitle">
              <Translate id="home.subtitle">
                Build a JavaScript library once, ship it in every format
              </Translate>
            </p>
            <p className="hero__text">
              <Translate id="home.text">
                Rslib turns your source into ESM, CommonJS, UMD and type declarations. It is built
                on Rsbuild, so configuration and plugins are the ones your apps already use.
              </Translate>
            </p>
            <div className="hero__actions">
              <Link className="button button--solid" to={settings.hero.start}>
                <Translate id="home.start">Get Started</Translate>
                <Icon name="arrow" className="icon--sm icon--arrow" />
              </Link>{' '}
              {settings.sourceUrl ? (
                <ExternalLink className="button button--plain" href={settings.sourceUrl}>
                  <Icon name="code" />
                  <Translate id="home.source">Source code</Translate>
                </ExternalLink>
              ) : (
                <Link className="button button--plain" to={settings.hero.more}>
                  <Translate id="home.more">Learn More</Translate>
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
                label={translate({id: 'home.copy', message: 'Copy command'})}
                text={command}
                iconClassName="icon--sm"
              />
            </p>
          </div>
          <HeroArt pick={pick} />
        </div>
      </section>
      <section className="band band--teaser" aria-labelledby="teaser">
        <h2 className="band__title" id="teaser">
          <Translate id="home.teaser">A short config in, a package out</Translate>
        </h2>
        <p className="band__text">
          <Translate id="home.teaserText">
            The config says which formats you want. File extensions, external dependencies and
            declarations follow from your package.json and tsconfig.
          </Translate>
        </p>
        {teaser}
      </section>
      <Family />
    </main>
  );
}
