'use client';

import Translate from '@docusaurus/Translate';
import {section} from '@site/src/client/stores/sectionStore';
import ExternalLink from '@site/src/components/ExternalLink';
import Icon from '@site/src/components/Icon';
import {useStore} from '@site/src/hooks/useStore';
import {withHeading} from '@site/src/lib/address/reportAddress';
import type {ReactNode} from 'react';

/** Renders a link to a form for a new issue. Its address also names the current section. */
export default function ReportAnchor({address}: {readonly address: string}): ReactNode {
  const id = useStore(section);
  return (
    <ExternalLink
      className="page-end__report"
      href={id === undefined ? address : withHeading(address, headingName(id))}>
      <Icon name="flag" />
      <Translate id="report.link" />
    </ExternalLink>
  );
}

/** Returns the text and the id of a heading, as in `Output (#output)`, or undefined if the page lacks the id. */
function headingName(id: string): string | undefined {
  const heading = document.getElementById(id);
  return heading ? `${heading.textContent.trim()} (#${id})` : undefined;
}
