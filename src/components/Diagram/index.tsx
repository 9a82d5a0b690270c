import DeferredStyles from '@site/src/components/DeferredStyles';
import {useId, type ReactNode} from 'react';

/** Width of a drawing in its own units, which are pixels at its natural size. */
const width = 280;

type DiagramPanel = {
  /** Pieces of code. */
  readonly title: readonly string[];
  /** Accessible name and description of the drawing. */
  readonly name: string;
  readonly description: string;
  readonly drawing: ReactNode;
  readonly text: string;
};

type Props = {
  readonly panels: readonly DiagramPanel[];
  readonly legend: string;
  readonly height: number;
};

/** Drawings side by side, each with a title and a sentence; stacked where the page is narrow. */
export default function Diagram({panels, legend, height}: Props): ReactNode {
  const id = useId();
  return (
    <figure className="diagram">
      <DeferredStyles of="Diagram" />
      <div className="diagram__panels">
        {panels.map(({title, name, description, drawing, text}, index) => (
          <div className="diagram__panel" key={name}>
            <p className="diagram__title">
              {title.map((code) => (
                <code key={code}>{code}</code>
              ))}
            </p>
            <svg
              className="diagram__drawing"
              viewBox={`0 0 ${width} ${height}`}
              width={width}
              height={height}
              role="img"
              aria-labelledby={`${id}-name-${index}`}
              aria-describedby={`${id}-description-${index}`}>
              <title id={`${id}-name-${index}`}>{name}</title>
              <desc id={`${id}-description-${index}`}>{description}</desc>
              {drawing}
            </svg>
            <p className="diagram__text">{text}</p>
          </div>
        ))}
      </div>
      <figcaption className="diagram__legend">{legend}</figcaption>
    </figure>
  );
}
