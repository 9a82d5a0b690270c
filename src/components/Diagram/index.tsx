import DeferredStyles from '@site/src/components/DeferredStyles';
import {useId, type ReactNode} from 'react';

/** Width of a drawing in SVG units, which are pixels unless CSS scales the drawing. */
const width = 280;

type Props<Id extends string> = {
  /** Accessible name, description and sentence below for each drawing, and one legend for all drawings. */
  readonly words: Readonly<Record<'legend' | `${Id}${'Name' | 'Description' | 'Text'}`, string>>;
  readonly panels: readonly {
    readonly id: Id;
    /** Pieces of code above the drawing, such as `bundle: true`. */
    readonly title: readonly string[];
    readonly drawing: ReactNode;
  }[];
  readonly height: number;
};

/** Renders drawings, each with a title and a sentence, side by side or, on a narrow page, below each other. */
export default function Diagram<Id extends string>({words, panels, height}: Props<Id>): ReactNode {
  const prefix = useId();
  return (
    <figure className="diagram">
      <DeferredStyles of="Diagram" />
      <div className="diagram__panels">
        {panels.map(({id, title, drawing}, index) => (
          <div className="diagram__panel" key={id}>
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
              aria-labelledby={`${prefix}-name-${index}`}
              aria-describedby={`${prefix}-description-${index}`}>
              <title id={`${prefix}-name-${index}`}>{words[`${id}Name`]}</title>
              <desc id={`${prefix}-description-${index}`}>{words[`${id}Description`]}</desc>
              {drawing}
            </svg>
            <p className="diagram__text">{words[`${id}Text`]}</p>
          </div>
        ))}
      </div>
      <figcaption className="diagram__legend">{words.legend}</figcaption>
    </figure>
  );
}
