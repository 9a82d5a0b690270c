import DottedName from '@site/src/components/DottedName';
import Link from '@site/src/components/Link';
import DeferredStyles from '@site/src/components/DeferredStyles';
import type {OverviewGroup, OverviewPage} from '@site/src/compiler/outputTypes';
import type {ReactNode} from 'react';
import Filter from './Filter';

type Props = {
  readonly groups: readonly OverviewGroup[];
  readonly isList?: boolean;
};

/** List of the pages of a section by group, with a filter. */
export default function Overview({groups, isList = false}: Props): ReactNode {
  return (
    <div className={isList ? 'overview overview--list' : 'overview'}>
      <DeferredStyles of="Overview" />
      <Filter total={groups.reduce((sum, {pages}) => sum + pages.length, 0)}>
        {groups.map((group) => (
          <section className="overview__group" key={group.title}>
            <h2 className="overview__title">{group.title}</h2>
            <div className="overview__grid">
              {group.pages.map((page) => (
                <OverviewCard page={page} key={page.path} />
              ))}
            </div>
          </section>
        ))}
      </Filter>
    </div>
  );
}

function OverviewCard({page}: {readonly page: OverviewPage}): ReactNode {
  const isApi = /^[a-z][A-Za-z]*(\.[A-Za-z]+)*$/.test(page.title);
  return (
    <div className="card" data-name={page.name} data-since={page.since}>
      <h3 className="card__title">
        <Link to={page.path} autoAddBaseUrl={false} data-since={page.since}>
          {isApi ? <code>{page.title}</code> : page.title}
        </Link>
      </h3>
      {page.note && <p className="card__note">{page.note}</p>}
      {page.text && <p className="card__text">{page.text}</p>}
      {page.headings.length > 0 && (
        <ul className="branch">
          {page.headings.map(({id, text, depth, since}) => (
            <li key={id}>
              <Link
                className={depth > 2 ? 'branch__link branch__link--deep' : 'branch__link'}
                to={`${page.path}#${id}`}
                autoAddBaseUrl={false}
                data-since={since}>
                <DottedName name={text} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
