import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ExternalLink from '@site/src/components/ExternalLink';
import Icon from '@site/src/components/Icon';
import {questionAddress} from '@site/src/lib/clipboard/question';
import {assistants} from '@site/src/site/assistants';
import type {ReactNode} from 'react';

type Props = {
  readonly mirror: string;
  /** The page differs for readers who use another version. */
  readonly hasVersions?: boolean;
};

/**
 * "Copy Markdown", the "Open" menu and the reader's version. What they do is in `src/client/shell/copyMarkdown.ts` and
 * `version.ts` there.
 */
export default function PageActions({mirror, hasVersions = false}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <div className="page-actions" data-mirror={mirror}>
      <div className="actions">
        <button
          className="actions__button"
          type="button"
          data-copy="markdown"
          data-loading={translate({id: 'pageActions.loading'})}
          data-done={translate({id: 'pageActions.copied'})}>
          <Icon name="copy" className="copy__idle" />
          <Icon name="check" className="copy__done" />
          <Translate id="pageActions.copy" />
        </button>
        <div className="actions__open" data-menu="click">
          <button
            className="actions__button"
            type="button"
            aria-expanded="false"
            aria-controls="site-open"
            popoverTarget="site-open">
            <Translate id="pageActions.open" />
            <Icon name="chevron" />
          </button>
          <div className="menu menu--end" id="site-open" popover="auto">
            <a className="menu__link" href={mirror}>
              <Icon name="document" />
              <Translate id="pageActions.view" />
            </a>
            <button
              className="menu__link"
              type="button"
              data-copy="markdown-link"
              data-done={translate({id: 'pageActions.linkCopied'})}>
              <Icon name="link" className="copy__idle" />
              <Icon name="check" className="copy__done" />
              <Translate id="pageActions.copyLink" />
            </button>
            {assistants.map(({name, ask}) => (
              <ExternalLink
                className="menu__link"
                key={name}
                href={questionAddress(ask, new URL(mirror, siteConfig.url).href)}
                data-ask={ask}>
                <Icon name="chat" />
                {translate({id: 'pageActions.openIn'}, {name})}
                <Icon name="external" />
              </ExternalLink>
            ))}
          </div>
        </div>
        {hasVersions && (
          <button
            className="actions__button version-button"
            type="button"
            aria-haspopup="dialog"
            data-version>
            <Translate id="version.button" />
          </button>
        )}
        <span className="visually-hidden" role="status" />
      </div>
      <p className="page-actions__failed" data-copy-failed hidden role="alert">
        <Translate
          id="pageActions.failed"
          values={{
            link: (
              <a href={mirror}>
                <Translate id="pageActions.failedLink" />
              </a>
            ),
          }}
        />
      </p>
    </div>
  );
}
