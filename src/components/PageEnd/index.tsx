import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Icon from '@site/src/components/Icon';
import type {ReactNode} from 'react';

type PagerLink = {readonly title: string; readonly permalink: string};

type Props = {
  readonly editUrl?: string | null;
  readonly lastUpdatedAt?: number | null;
  readonly previous?: PagerLink;
  readonly next?: PagerLink;
};

/** The end of a document: edit link, date, and the pages before and after. */
export default function PageEnd({editUrl, lastUpdatedAt, previous, next}: Props): ReactNode {
  const {htmlLang} = useHtmlLang();
  return (
    <footer className="page-end theme-doc-footer">
      <div className="page-end__meta">
        {editUrl && (
          <a className="page-end__edit" href={editUrl} target="_blank" rel="noopener">
            <Icon name="edit" />
            <Translate id="theme.common.editThisPage">Edit this page on GitHub</Translate>
            <span className="visually-hidden">
              <Translate id="link.external"> (opens in a new tab)</Translate>
            </span>
          </a>
        )}
        {lastUpdatedAt && (
          <span className="theme-last-updated">
            <Translate id="page.lastUpdated">Last Updated</Translate>{' '}
            <time dateTime={new Date(lastUpdatedAt).toISOString()}>
              {formatDate(lastUpdatedAt, htmlLang)}
            </time>
          </span>
        )}
      </div>
      {(previous || next) && (
        <nav
          className="pager pagination-nav"
          aria-label={translate({id: 'theme.docs.paginator.navAriaLabel', message: 'Pages'})}>
          {previous && (
            <Link className="pager__link" to={previous.permalink} autoAddBaseUrl={false} rel="prev">
              <Translate id="theme.docs.paginator.previous">Previous Page</Translate>
              <span className="pager__name">{previous.title}</span>
            </Link>
          )}
          {next && (
            <Link
              className="pager__link pager__link--next"
              to={next.permalink}
              autoAddBaseUrl={false}
              rel="next">
              <Translate id="theme.docs.paginator.next">Next Page</Translate>
              <span className="pager__name">{next.title}</span>
            </Link>
          )}
        </nav>
      )}
    </footer>
  );
}

function useHtmlLang(): {readonly htmlLang: string} {
  const {i18n} = useDocusaurusContext();
  return {htmlLang: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? 'en'};
}

/** A day in the words of a language; the same on every machine. */
export function formatDate(time: number | string, htmlLang: string): string {
  return new Intl.DateTimeFormat(htmlLang, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(time));
}
