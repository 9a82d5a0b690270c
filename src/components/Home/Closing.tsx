import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import Link from '@site/src/components/Link';
import {useSettings} from '@site/src/hooks/useSettings';
import type {ReactNode} from 'react';
import Band from './Band';
import CreateCommand from './CreateCommand';

/** Renders the last section of the landing page: the create command, and links to first steps. */
export default function Closing(): ReactNode {
  const {hero} = useSettings();
  return (
    <div className="closing">
      <Band
        id="closing"
        title={<Translate id="home.closing" />}
        text={<Translate id="home.closingText" />}>
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
