'use client';

import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import Menu from '@site/src/components/Menu';
import VersionButton from '@site/src/components/VersionDialog/VersionButton';
import {useCopy} from '@site/src/hooks/useCopy';
import type {ReactNode} from 'react';
import AssistantLinks from './AssistantLinks';
import {useCopyMarkdown} from './useCopyMarkdown';

type Props = {
  readonly mirror: string;
  /** True if the content of the page depends on the version that the reader chooses. */
  readonly hasVersions?: boolean;
};

/** Renders the button "Copy Markdown", the menu "Open" and the version button. */
export default function PageActions({mirror, hasVersions = false}: Props): ReactNode {
  const markdown = useCopyMarkdown(mirror);
  const link = useCopy();
  const isLoading = markdown.phase === 'loading';

  function status(): string {
    if (isLoading) return translate({id: 'pageActions.loading'});
    if (markdown.copied) return translate({id: 'pageActions.copied'});
    return link.copied ? translate({id: 'pageActions.linkCopied'}) : '';
  }

  return (
    <div className="page-actions">
      <div className="actions">
        <button
          className="actions__button copy-button"
          type="button"
          data-state={markdown.copied ? 'copied' : undefined}
          // Not `disabled`, because a disabled button loses the focus.
          aria-busy={isLoading || undefined}
          aria-disabled={isLoading || undefined}
          onClick={() => void markdown.copy()}>
          <Icon name="copy" className="copy__idle" />
          <Icon name="check" className="copy__done" />
          <Translate id="pageActions.copy" />
        </button>
        <Menu
          id="site-open"
          className="actions__open"
          buttonClassName="actions__button"
          menuClassName="menu--end"
          button={
            <>
              <Translate id="pageActions.open" />
              <Icon name="chevron" />
            </>
          }>
          <a className="menu__link" href={mirror}>
            <Icon name="document" />
            <Translate id="pageActions.view" />
          </a>
          <button
            className="menu__link copy-button"
            type="button"
            data-state={link.copied ? 'copied' : undefined}
            onClick={() => void link.copy(new URL(mirror, location.origin).href)}>
            <Icon name="link" className="copy__idle" />
            <Icon name="check" className="copy__done" />
            <Translate id="pageActions.copyLink" />
          </button>
          <AssistantLinks mirror={mirror} />
        </Menu>
        {hasVersions && <VersionButton />}
        <span className="visually-hidden" role="status">
          {status()}
        </span>
      </div>
      <p className="page-actions__failed" hidden={markdown.phase !== 'failed'} role="alert">
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
