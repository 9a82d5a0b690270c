import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import DeferredStyles from '@site/src/components/DeferredStyles';
import Link from '@site/src/components/Link';
import SiteFooter from '@site/src/components/SiteFooter';
import Table from '@site/src/components/Table';
import type {TranslationStatus, StatusPage} from '@site/src/compiler/outputTypes';
import {Fragment, type ReactNode} from 'react';

type Props = {readonly status: TranslationStatus};

/** Renders the page for translators: the state of each page's sections, and open tasks. */
export default function TranslationStatusView({status}: Props): ReactNode {
  const {title, lead, totals, tasks, columns, pages} = status;
  return (
    <>
      <PageMetadata title={title} description={lead} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <DeferredStyles of="TranslationNotice" />
      <main className="frame__main frame__main--wide translation-status" id="content" tabIndex={-1}>
        <article className="frame__column">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <Bar runs={totals} />
          <ul className="translation-legend">
            {totals.map(({state, label, shown}) => (
              <li key={state} className="translation-state" data-state={state}>
                {label} <strong>{shown}</strong>
              </li>
            ))}
          </ul>
          {tasks.length > 0 && (
            <dl className="translation-tasks">
              {tasks.map(({who, what}) => (
                <div key={who}>
                  <dt>{who}</dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          )}
          <Table aria-label={title}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {pages.map((page) => (
                <Row key={page.path} page={page} />
              ))}
            </tbody>
          </Table>
        </article>
      </main>
      <SiteFooter />
    </>
  );
}

function Row({page}: {readonly page: StatusPage}): ReactNode {
  const {path, title, href, runs, summary, open, next} = page;
  return (
    <tr>
      <th scope="row">
        {href ? (
          <Link to={href} autoAddBaseUrl={false}>
            {title}
          </Link>
        ) : (
          title
        )}
        <code>
          {path.split('/').map((part, index) => (
            <Fragment key={index}>
              {index > 0 && (
                <>
                  /<wbr />
                </>
              )}
              {part}
            </Fragment>
          ))}
        </code>
      </th>
      <td>
        <p>{summary}</p>
        <Bar runs={runs} />
        {open.map(({state, label, sections}) => (
          <div key={state} className="translation-state" data-state={state}>
            {label}
            {sections.length > 0 && (
              <ul className="translation-sections">
                {sections.map(({id, text, link}) => (
                  <li key={id}>{link ? <a href={link}>{text}</a> : text}</li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </td>
      <td>
        {next.map(({who, command}) => (
          <p key={who}>
            {who}
            <code>{command}</code>
          </p>
        ))}
      </td>
    </tr>
  );
}

/** Renders a bar with a segment for each run of sections in the same state. The text beside it has the same data. */
function Bar({runs}: Pick<StatusPage, 'runs'>): ReactNode {
  const starts = runs.map((_, index) =>
    runs.slice(0, index).reduce((sum, {count}) => sum + count, 0),
  );
  const width = runs.reduce((sum, {count}) => sum + count, 0);
  return (
    <svg
      className="translation-bar"
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      aria-hidden="true">
      {runs.map(({state, count}, index) => (
        <rect key={starts[index]} x={starts[index]} width={count} height="1" data-state={state} />
      ))}
    </svg>
  );
}
