import {translate} from '@docusaurus/Translate';
import TitleText from '@site/src/components/TitleText';
import {splitApiTitle} from '@site/src/lib/page/apiTitle';
import {outlineEntries, type OutlineItem} from '@site/src/lib/page/outline';
import type {ReactNode} from 'react';
import OutlineMenu from './OutlineMenu';

type Props = {readonly items: readonly OutlineItem[]};

/**
 * Renders links to the sections. CSS shows the folded links of the current section: the first one until
 * `useOutlineTracking` sets another.
 */
function OutlineLinks({items}: Props): ReactNode {
  return (
    <ul className="branch">
      {outlineEntries(items).map(({folded, ...item}, index) => (
        <li key={item.id} data-current={index === 0 ? '' : undefined}>
          <OutlineLink {...item} count={folded.length} isCurrent={index === 0} />
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

/** Length of the longest name in the outline that is not wrapped, in characters. */
const maxUnwrapped = 20;

type LinkProps = OutlineItem & {readonly count?: number; readonly isCurrent?: boolean};

function OutlineLink({id, text, depth, count, isCurrent}: LinkProps): ReactNode {
  const plain = text.replaceAll('`', '');
  return (
    <a
      className={`branch__link${depth > 2 ? ' branch__link--deep' : ''}${depth > 3 ? ' branch__link--deeper' : ''}`}
      href={`#${id}`}
      aria-current={isCurrent ? 'true' : undefined}
      data-count={count || undefined}
      // Reserves space for the current link, which is bold. API names are monospace, where bold text is not wider.
      data-text={splitApiTitle(text) ? undefined : plain}
      // CSS cuts off long text after two lines, so a tooltip shows all of it.
      title={plain.length > 40 ? plain : undefined}>
      <span className="outline__text">
        <TitleText text={text} max={maxUnwrapped} />
      </span>
    </a>
  );
}

/** Renders the outline as a column on wide screens. */
export function OutlineColumn({items}: Props): ReactNode {
  const title = translate({id: 'outline.title'});
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
