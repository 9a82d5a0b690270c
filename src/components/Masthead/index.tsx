import PageActions from '@site/src/components/PageActions';
import {splitApiTitle} from '@site/src/lib/headings/apiTitle';
import type {ReactNode} from 'react';

type Props = {
  readonly title: string;
  readonly lead?: string;
  /** Path of the page's Markdown twin. */
  readonly twin: string;
  readonly meta?: ReactNode;
};

/** Title, lead and page actions: the top of every document. */
export default function Masthead({title, lead, twin, meta}: Props): ReactNode {
  const api = splitApiTitle(title);
  return (
    <header>
      <div className="masthead">
        <h1>
          {api ? (
            <code>
              <span className="masthead__scope">{api.owner}</span>
              {api.name}
            </code>
          ) : (
            title
          )}
        </h1>
        <PageActions twin={twin} />
      </div>
      {meta}
      {lead && <p className="lead">{lead}</p>}
    </header>
  );
}
