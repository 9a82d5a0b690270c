import {Fragment, type ReactNode} from 'react';

const words = new Intl.Segmenter('zh-Hans', {granularity: 'word'});

/** Renders a text. Lines of Chinese break between words: CSS forbids other breaks (`.phrases`). */
export default function Phrases({text}: {readonly text: string}): ReactNode {
  if (!/\p{Script=Han}/u.test(text)) return text;
  return (
    <span className="phrases">
      {[...words.segment(text)].map(({segment, isWordLike, index}) => (
        <Fragment key={index}>
          {isWordLike && index > 0 && <wbr />}
          {segment}
        </Fragment>
      ))}
    </span>
  );
}
