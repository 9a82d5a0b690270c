import PageActions from '@site/src/components/PageActions';
import {splitApiTitle} from '@site/src/lib/page/apiTitle';
import type {ReactNode} from 'react';

type Props = {
  readonly title: string;
  readonly lead?: string;
  /** Path of the page's Markdown mirror. */
  readonly mirror: string;
  readonly meta?: ReactNode;
  /** The page differs for readers who use another version. */
  readonly hasVersions?: boolean;
};

/** Title, lead and page actions: the top of every document. */
export default function PageHeader({title, lead, mirror, meta, hasVersions}: Props): ReactNode {
  const api = splitApiTitle(title);
  return (
    <header>
      <div className="page-header">
        <h1>
          {api ? (
            <code>
              <span className="page-header__scope">{api.owner}</span>
              <wbr />
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
