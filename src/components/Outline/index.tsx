import TitleText from '@site/src/components/TitleText';
import {splitApiTitle} from '@site/src/lib/page/apiTitle';
import {outlineEntries, type OutlineItem} from '@site/src/lib/page/outline';
import type {ReactNode} from 'react';
import OutlineMenu from './OutlineMenu';
import {useOutlineTitle} from './useOutlineTitle';

type Props = {readonly items: readonly OutlineItem[]};

/** Renders links to the sections. CSS expands the folded links of the one that `useOutlineTracking` makes current. */
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

/** Number of characters up to which a name in the outline is not wrapped. */
const maxUnwrapped = 20;

function OutlineLink({id, text, depth, count}: OutlineItem & {readonly count?: number}): ReactNode {
  const plain = text.replaceAll('`', '');
  return (
    <a
      className={`branch__link${depth > 2 ? ' branch__link--deep' : ''}${depth > 3 ? ' branch__link--deeper' : ''}`}
      href={`#${id}`}
      data-count={count || undefined}
      // Reserves space for bold text when the link is current. Bold monospace needs no more than regular.
      data-text={splitApiTitle(text) ? undefined : plain}
      // The tooltip has the whole text, which CSS cuts off after two lines.
      title={plain.length > 40 ? plain : undefined}>
      <span className="outline__text">
        <TitleText text={text} max={maxUnwrapped} />
      </span>
    </a>
  );
}

/** Renders the outline as a column on wide screens. */
export function OutlineColumn({items}: Props): ReactNode {
  const title = useOutlineTitle();
  return (
    <nav className="frame__outline outline" aria-label={title}>
      <p className="outline__title">{title}</p>
      <OutlineLinks items={items} />
    </nav>
  );
}

/** Renders the outline as a dropdown on narrow screens. */
export function OutlineBar({items}: Props): ReactNode {
  return (
    <OutlineMenu>
      <OutlineLinks items={items} />
    </OutlineMenu>
  );
}
