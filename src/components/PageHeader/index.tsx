import PageActions from '@site/src/components/PageActions';
import {splitApiTitle} from '@site/src/lib/page/apiTitle';
import {maxUnwrapped} from '@site/src/lib/page/splitCode';
import type {ReactNode} from 'react';

type Props = {
  readonly title: string;
  readonly lead?: string;
  readonly mirror: string;
  readonly meta?: ReactNode;
  readonly hasVersions?: boolean;
};

export default function PageHeader({title, lead, mirror, meta, hasVersions}: Props): ReactNode {
  const api = splitApiTitle(title);
  return (
    <header>
      <div className="page-header">
        <h1>
          {api ? (
            <code>
              <span className="page-header__scope">{api.owner}</span>
              {title.length > maxUnwrapped && <wbr />}
              {api.name}
            </code>
          ) : (
            title
          )}
        </h1>
        <PageActions mirror={mirror} hasVersions={hasVersions} />
      </div>
      {meta}
      {lead && <p className="lead">{lead}</p>}
    </header>
  );
}
