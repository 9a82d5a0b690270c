import {translate} from '@docusaurus/Translate';
import DottedName from '@site/src/components/DottedName';
import Icon from '@site/src/components/Icon';
import Link from '@site/src/components/Link';
import RareStyles from '@site/src/components/RareStyles';
import {useText} from '@site/src/hooks/useSettings';
import * as limits from '@site/src/site/limits';
import type {OverviewGroup, OverviewPage} from '@site/src/compiler/types';
import type {ReactNode} from 'react';

type Props = {
  readonly groups: readonly OverviewGroup[];
  /** One entry a line, for long titles. */
  readonly isList?: boolean;
};

/** A filter and the pages of a section by group. Filtering is done in the DOM, see `src/client/shell/filter.ts`. */
export default function Overview({groups, isList = false}: Props): ReactNode {
  const text = useText();
  const count = groups.reduce((sum, {pages}) => sum + pages.length, 0);
  const one = translate({id: 'overview.one'});
  const many = translate({id: 'overview.many'});
  const empty = text('overviewFilterNoResult', translate({id: 'overview.empty'}));
  return (
    <div className={isList ? 'overview overview--list' : 'overview'}>
      <RareStyles of="Overview" />
      <search className="filter">
        <label className="filter__label" htmlFor="overview-filter">
          {text('overviewFilterName', translate({id: 'overview.filter'}))}
        </label>
        <span className="filter__field">
          <Icon name="search" className="icon--sm" />
          <input
            className="filter__input"
            id="overview-filter"
            type="search"
            placeholder={text('overviewFilterPlaceholder', translate({id: 'overview.placeholder'}))}
            maxLength={limits.searchInputMax}
            autoComplete="off"
            data-filter
          />
        </span>
        <span
          className="filter__count"
          role="status"
          data-filter-count
          data-one={one}
          data-many={many}>
          {(count === 1 ? one : many).replace('{count}', String(count))}
        </span>
      </search>
      <div data-overview>
        {groups.map((group) => (
          <section className="overview__group" key={group.title} data-overview-group>
            <h2 className="overview__title">{group.title}</h2>
            <div className="overview__grid">
              {group.pages.map((page) => (
                <OverviewCard page={page} key={page.path} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <p className="overview__empty" role="status" hidden data-filter-empty data-text={empty}>
        {empty.replace('{query}', '').trim()}
      </p>
    </div>
  );
}

function OverviewCard({page}: {readonly page: OverviewPage}): ReactNode {
  const isApi = /^[a-z][A-Za-z]*(\.[A-Za-z]+)*$/.test(page.title);
  return (
    <div className="card" data-overview-page={page.name ?? ''} data-since={page.since}>
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
            <li key={id} data-overview-heading>
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
