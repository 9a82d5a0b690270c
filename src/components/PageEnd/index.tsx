import {translate} from '@docusaurus/Translate';
import ExternalLink from '@site/src/components/ExternalLink';
import Icon from '@site/src/components/Icon';
import Link from '@site/src/components/Link';
import ReportLink, {type ReportedPage} from '@site/src/components/ReportLink';
import ShortcutsButton from '@site/src/components/ShortcutsDialog/ShortcutsButton';
import TitleText from '@site/src/components/TitleText';
import {useLocale} from '@site/src/hooks/useLocale';
import {useSettings} from '@site/src/hooks/useSettings';
import type {ReactNode} from 'react';

type PagerLink = {
  readonly title: string;
  readonly permalink: string;
  /** Name of the group, if the title is ambiguous without it. */
  readonly group?: string;
  /** Text above the title; default: "Previous Page" or "Next Page". */
  readonly label?: string;
};

type Props = {
  /** Page to name in the link for reporting a problem. If it is undefined, there is no link. */
  readonly report?: ReportedPage;
  readonly editUrl?: string | null;
  readonly lastUpdatedAt?: number | null;
  readonly previous?: PagerLink;
  readonly next?: PagerLink;
  /** True if the site footer follows. It contains the button for keyboard shortcuts, which is left out here then. */
  readonly hasSiteFooter?: boolean;
  /** True to render a link to the pages about releases. */
  readonly hasReleases?: boolean;
};

/** Renders the end of a page: edit and report links, date, previous and next page. */
export default function PageEnd(props: Props): ReactNode {
  const {
    report,
    editUrl,
    lastUpdatedAt,
    previous,
    next,
    hasReleases,
    hasSiteFooter = false,
  } = props;
  const {pick} = useLocale();
  const {
    releases,
    themeConfig: {editLink},
  } = useSettings();
  const editText = editLink?.text
    ? pick(editLink.text)
    : translate({id: 'theme.common.editThisPage'});
  const sourceText = translate({id: 'page.source'});
  return (
    <footer className="page-end theme-doc-footer">
      <div className="page-end__meta">
        <span className="page-end__links">
          {editUrl && (
            <ExternalLink className="page-end__edit" href={editUrl}>
              <Icon name="edit" />
              {editText}
            </ExternalLink>
          )}
          {editUrl && (
            <ExternalLink className="page-end__edit" href={editUrl.replace('/edit/', '/blob/')}>
              <Icon name="code" />
              {sourceText}
            </ExternalLink>
          )}
          {report && <ReportLink {...report} />}
          {releases && hasReleases && (
            <Link className="page-end__edit" to={releases.link}>
              <Icon name="list" />
              {pick(releases.text)}
            </Link>
          )}
          {!hasSiteFooter && <ShortcutsButton className="page-end__edit" />}
        </span>
        {lastUpdatedAt && (
          <span className="theme-last-updated">
            {translate({id: 'page.lastUpdated'})}{' '}
            <time dateTime={new Date(lastUpdatedAt).toISOString()}>
              {formatDate(lastUpdatedAt)}
            </time>
          </span>
        )}
      </div>
      {(previous || next) && (
        <nav
          className="pager pagination-nav"
          aria-label={translate({id: 'theme.docs.paginator.navAriaLabel'})}>
          {previous && (
            <Link className="pager__link" to={previous.permalink} autoAddBaseUrl={false} rel="prev">
              {previous.label ?? translate({id: 'theme.docs.paginator.previous'})}
              <PagerName link={previous} />
            </Link>
          )}
          {next && (
            <Link
              className="pager__link pager__link--next"
              to={next.permalink}
              autoAddBaseUrl={false}
              rel="next">
              {next.label ?? translate({id: 'theme.docs.paginator.next'})}
              <PagerName link={next} />
            </Link>
          )}
        </nav>
      )}
    </footer>
  );
}

/** Renders the title of a page, after the name of its group if it has one: `Library options: Overview`. */
function PagerName({link}: {readonly link: PagerLink}): ReactNode {
  const {title, group} = link;
  return (
    <span className="pager__name">
      {group && (
        <span className="pager__group">
          {group}
          {translate({id: 'punctuation.colon'})}
        </span>
      )}
      <TitleText text={title} />
    </span>
  );
}

/** Formats a date in UTC, without `Intl.DateTimeFormat`, which is slow on slow phones. */
export function formatDate(time: number | string): string {
  const date = new Date(time);
  const months = translate({id: 'page.months'}).split(' ');
  return translate(
    {id: 'page.date'},
    {year: date.getUTCFullYear(), month: months[date.getUTCMonth()]!, day: date.getUTCDate()},
  );
}
