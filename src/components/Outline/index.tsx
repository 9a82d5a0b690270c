import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import DottedName from '@site/src/components/DottedName';
import {useText} from '@site/src/hooks/useSettings';
import {outlineEntries, type OutlineItem} from '@site/src/lib/page/outline';
import type {ReactNode} from 'react';

type Props = {readonly items: readonly OutlineItem[]};

function useTitle(): string {
  return useText()('outlineTitle', translate({id: 'outline.title'}));
}

/** Which entry is current, and with it what is unfolded, is set by `src/client/shell/outline.ts`. */
function OutlineLinks({items}: Props): ReactNode {
  return (
    <ul className="branch">
      {outlineEntries(items).map(({folded, ...item}) => (
        <li key={item.id}>
          <OutlineLink {...item} count={folded.length} />
          {folded.length > 0 && (
            <ul className="outline__folded">
              {folded.map((inner) => (
                <li key={inner.id}>
                  <OutlineLink {...inner} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function OutlineLink({id, text, depth, count}: OutlineItem & {readonly count?: number}): ReactNode {
  return (
    <a
      className={`branch__link${depth > 2 ? ' branch__link--deep' : ''}${depth > 3 ? ' branch__link--deeper' : ''}`}
      href={`#${id}`}
      data-count={count || undefined}
      // Two lines do not hold every message.
      title={text.length > 40 ? text : undefined}>
      <span className="outline__text">
        <DottedName name={text} />
      </span>
    </a>
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

/** The outline as a dropdown in the menu bar, for narrow screens; its button shows the section that is being read. */
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
        <span className="menubar__section" data-section-name aria-hidden="true" />
        <span className="menubar__label">{title}</span>
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
