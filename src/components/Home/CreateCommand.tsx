import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import {identity} from '@site/src/site/identity';
import type {ReactNode} from 'react';

export default function CreateCommand(): ReactNode {
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
