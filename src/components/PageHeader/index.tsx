import Breadcrumbs, {type Crumb} from '@site/src/components/Breadcrumbs';
import CodedText from '@site/src/components/CodedText';
import PageActions from '@site/src/components/PageActions';
import {splitApiTitle} from '@site/src/lib/page/apiTitle';
import {joinVersion} from '@site/src/lib/page/joinVersion';
import {maxUnwrapped} from '@site/src/lib/page/splitCode';
import type {ReactNode} from 'react';

type Props = {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  /** Text below the title, with code in backticks. */
  readonly lead?: string;
  readonly mirror: string;
  readonly meta?: ReactNode;
  readonly hasVersions?: boolean;
};

/** Renders breadcrumbs, title, lead and actions. On wide screens the actions are beside the breadcrumbs. */
export default function PageHeader(props: Props): ReactNode {
  const {crumbs, title, lead, mirror, meta, hasVersions} = props;
  const api = splitApiTitle(title);
  return (
    <header className="page-head">
      <Breadcrumbs items={crumbs} />
      <h1>
        {api ? (
          <code>
            {api.owner && <span className="page-head__scope">{api.owner}</span>}
            {title.length > maxUnwrapped && <wbr />}
            {api.name}
          </code>
        ) : (
          joinVersion(title)
        )}
      </h1>
      {meta}
      {lead && (
        <p className="lead">
          <CodedText text={lead} />
        </p>
      )}
      <PageActions mirror={mirror} hasVersions={hasVersions} />
    </header>
  );
}
