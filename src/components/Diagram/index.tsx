import DeferredStyles from '@site/src/components/DeferredStyles';
import type {ReactNode} from 'react';
import type {Drawing} from '@site/src/compiler/html/readDrawings';

type Props = {
  readonly drawings: readonly Drawing[];
  readonly legend: string;
};

/** Renders drawings, each with a title and a sentence, side by side or, on a narrow page, below each other. */
export default function Diagram({drawings, legend}: Props): ReactNode {
  return (
    <figure className="diagram">
      <DeferredStyles of="Diagram" />
      <div className="diagram__panels">
        {drawings.map(({title, svg, text}) => (
          <div className="diagram__panel" key={text}>
            <p className="diagram__title">
              {title.map((code) => (
                <code key={code}>{code}</code>
              ))}
            </p>
            <div dangerouslySetInnerHTML={{__html: svg}} />
            <p className="diagram__text">{text}</p>
          </div>
        ))}
      </div>
      <figcaption className="diagram__legend">{legend}</figcaption>
    </figure>
  );
}
