import Translate, {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import ExternalLink from '@site/src/components/ExternalLink';
import Icon from '@site/src/components/Icon';
import Link from '@site/src/components/Link';
import {useSettings} from '@site/src/hooks/useSettings';
import {identity} from '@site/src/site/identity';
import type {ReactNode} from 'react';
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

const leaves = [
  {x: 164, y: 106, name: 'index.js', kind: 'home.artModule'},
  {x: 202, y: 207, name: 'index.cjs', kind: 'home.artCommonJs'},
  {x: 202, y: 308, name: 'umd/index.js', kind: 'home.artUmd'},
  {x: 164, y: 409, name: 'index.d.ts', kind: 'home.artTypes'},
] as const;

function HeroArt(): ReactNode {
  return (
    <svg
      className="hero__art"
      viewBox="0 0 380 443"
      role="img"
      aria-label={translate({id: 'home.art'})}>
      <path
        className="art__stem"
        d="M40 34V361a48 48 0 0 0 48 48h54M40 58a48 48 0 0 0 48 48h54M40 159a48 48 0 0 0 48 48h92M40 260a48 48 0 0 0 48 48h92"
      />
      <rect className="art__root" x="22" y="6" width="36" height="36" rx="10" />
      <text className="art__name" x="80" y="22">
        src/index.ts
      </text>
      <text className="art__kind" x="80" y="44">
        <Translate id="home.artSource" />
      </text>
      {leaves.map(({x, y, name, kind}) => (
        <g key={name}>
          <circle className="art__leaf" cx={x} cy={y} r="20" />
          <text className="art__name" x={x + 40} y={y - 3}>
            {name}
          </text>
          <text className="art__kind" x={x + 40} y={y + 20}>
            <Translate id={kind} />
          </text>
        </g>
      ))}
    </svg>
  );
}

export function CreateCommand(): ReactNode {
  const command = `npm ${identity.createCommand}`;
  return (
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
  );
}
