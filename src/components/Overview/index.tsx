import Translate from '@docusaurus/Translate';
import DeferredStyles from '@site/src/components/DeferredStyles';
import Link from '@site/src/components/Link';
import {formatDate} from '@site/src/components/PageEnd';
import TitleText from '@site/src/components/TitleText';
import type {OverviewGroup, OverviewPage} from '@site/src/compiler/outputTypes';
import {joinVersion} from '@site/src/lib/page/joinVersion';
import {isAside, shownHeadings} from '@site/src/lib/page/overviewHeadings';
import type {ReactNode} from 'react';
import OverviewFilter from './OverviewFilter';

type Props = {
  readonly groups: readonly OverviewGroup[];
  readonly isList?: boolean;
};

/** Renders the filter of the list, apart from the list because the page's introduction is between them. */
export function OverviewFilterView({groups}: Props): ReactNode {
  return <OverviewFilter total={groups.reduce((sum, {pages}) => sum + pages.length, 0)} />;
}

/** Renders the pages of a section as cards in groups; `isList` renders them as rows, for the blog. */
export default function OverviewView({groups, isList = false}: Props): ReactNode {
  return (
    <div className={isList ? 'overview overview--list' : 'overview'}>
      <DeferredStyles of="Overview" />
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
    </div>
  );
}

function OverviewCard({page}: {readonly page: OverviewPage}): ReactNode {
  const headings = page.headings.map((heading) => ({...heading, isAside: isAside(heading.id)}));
  const shown = shownHeadings(headings);
  const more = headings.filter((heading) => !heading.isAside).length - shown.length;
  return (
    <div className="card" data-name={page.name} data-since={page.since}>
      {page.date && (
        <p className="card__note">
          <time dateTime={page.date}>{formatDate(page.date)}</time>
        </p>
      )}
      <h3 className="card__title">
        <Link to={page.path} autoAddBaseUrl={false} data-since={page.since}>
          <TitleText text={joinVersion(page.title)} />
        </Link>
      </h3>
      {page.description && <p className="card__text">{page.description}</p>}
      {page.audience && <p className="card__note">{page.audience}</p>}
      {headings.length > 0 && (
        <ul className="card__headings">
          {headings.map(({id, text, since, isAside}, index) => (
            <li
              key={id}
              hidden={!shown.includes(index)}
              data-aside={isAside || undefined}
              data-last={more === 0 && index === shown.at(-1) ? '' : undefined}>
              <Link to={`${page.path}#${id}`} autoAddBaseUrl={false} data-since={since}>
                <TitleText text={text} />
              </Link>
            </li>
          ))}
          {more > 0 && (
            <li className="card__more" data-last="">
              <Link to={page.path} autoAddBaseUrl={false}>
                <Translate id="overview.more" values={{count: more}} />
              </Link>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
