import RareStyles from '@site/src/components/RareStyles';
import {useId, type ReactNode} from 'react';

/** Units of a drawing's width; at this width in pixels its letters have their own size. */
const width = 280;

type DiagramPanel = {
  /** What the drawing is about, as code. */
  readonly title: readonly string[];
  /** The drawing in words: what it is, and what can be seen in it. */
  readonly name: string;
  readonly description: string;
  readonly height: number;
  readonly drawing: ReactNode;
  /** What a reader should take from it. */
  readonly text: string;
};

type Props = {
  readonly panels: readonly DiagramPanel[];
  readonly legend: string;
};

/** Drawings beside each other, each with its title and a sentence; one below the other where it is narrow. */
export default function Diagram({panels, legend}: Props): ReactNode {
  const id = useId();
  return (
    <figure className="diagram">
      <RareStyles of="Diagram" />
      <div className="diagram__panels">
        {panels.map(({title, name, description, height, drawing, text}, index) => (
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
