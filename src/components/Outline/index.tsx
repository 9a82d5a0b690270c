import DottedName from '@site/src/components/DottedName';
import {outlineEntries, type OutlineItem} from '@site/src/lib/page/outline';
import type {ReactNode} from 'react';
import OutlineMenu from './OutlineMenu';
import {useOutlineTitle} from './useOutlineTitle';

type Props = {readonly items: readonly OutlineItem[]};

/** Links to the sections. `useOutlineTracking` sets the current one, which expands its group. */
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
      // The text is cut off after two lines.
      title={text.length > 40 ? text : undefined}>
      <span className="outline__text">
        <DottedName name={text} />
      </span>
    </a>
  );
}

/** Outline as a column on wide screens. */
export function OutlineColumn({items}: Props): ReactNode {
  const title = useOutlineTitle();
  return (
    <nav className="frame__outline outline" aria-label={title}>
      <p className="outline__title">{title}</p>
      <OutlineLinks items={items} />
    </nav>
  );
}

/** Outline as a dropdown on narrow screens. */
export function OutlineBar({items}: Props): ReactNode {
  return (
    <OutlineMenu>
      <OutlineLinks items={items} />
    </OutlineMenu>
  );
}
