import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import DottedName from '@site/src/components/DottedName';
import {useText} from '@site/src/hooks/useSettings';
import type {ReactNode} from 'react';

/** A heading as the outline lists it. */
export type OutlineItem = {readonly id: string; readonly text: string; readonly depth: number};

type Props = {readonly items: readonly OutlineItem[]};

function useTitle(): string {
  return useText()('outlineTitle', translate({id: 'outline.title'}));
}

function OutlineLinks({items}: Props): ReactNode {
  return (
    <ul className="branch">
      {items.map(({id, text, depth}) => (
        <li key={id}>
          <a
            className={`branch__link${depth > 2 ? ' branch__link--deep' : ''}${depth > 3 ? ' branch__link--deeper' : ''}`}
            href={`#${id}`}>
            <DottedName name={text} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The outline as a column, for wide screens. */
export function OutlineColumn({items}: Props): ReactNode {
  const title = useTitle();
  return (
    <nav className="frame__outline outline" aria-label={title}>
      <p className="outline__title">{title}</p>
      <OutlineLinks items={items} />
    </nav>
  );
}

/** The outline as a dropdown in the menu bar, for narrow screens. */
export function OutlineMenu({items}: Props): ReactNode {
  const title = useTitle();
  return (
    <div className="menubar__outline" data-menu="click">
      <button
        className="menubar__button"
        type="button"
        aria-expanded="false"
        aria-controls="site-outline"
        popoverTarget="site-outline">
        {title}
        <Icon name="chevron" className="icon--chevron" />
      </button>
      <nav
        className="menu outline-menu outline"
        id="site-outline"
        popover="auto"
        aria-label={title}>
        <OutlineLinks items={items} />
      </nav>
    </div>
  );
}
