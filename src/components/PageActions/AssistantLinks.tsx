'use client';

import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ExternalLink from '@site/src/components/ExternalLink';
import Icon from '@site/src/components/Icon';
import {useClientValue} from '@site/src/hooks/useClientValue';
import {questionAddress} from '@site/src/lib/clipboard/questionAddress';
import {assistants} from '@site/src/site/services';
import type {ReactNode} from 'react';

type Props = {readonly mirror: string};

/** Renders links that ask an AI assistant about the page, by the address of its Markdown mirror on this host. */
export default function AssistantLinks({mirror}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const origin = useClientValue(() => location.origin, siteConfig.url);
  return assistants.map(({name, ask}) => (
    <ExternalLink
      className="menu__link"
      key={name}
      href={questionAddress(ask, new URL(mirror, origin).href)}>
      <Icon name="chat" />
      <span>{translate({id: 'pageActions.openIn'}, {name})}</span>
      <Icon name="external" />
    </ExternalLink>
  ));
}
