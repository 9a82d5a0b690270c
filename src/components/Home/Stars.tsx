import * as limits from '@site/src/site/limits';
import type {ReactNode} from 'react';

/** Decoration: dots whose places are in `styles.css` and which follow the pointer. */
export default function Stars(): ReactNode {
  return (
    <div className="stars" aria-hidden="true">
      {Array.from({length: limits.heroStars}, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}
