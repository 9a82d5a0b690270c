import Link from '@site/src/components/Link';
import type {ReactNode} from 'react';
import Band from './Band';
import PointLink from './PointLink';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly points: readonly {
    readonly title: string;
    readonly text: string;
    readonly to: string;
    /** Dialog that the link opens. */
    readonly opens?: 'search' | 'version' | undefined;
  }[];
};

/** Renders the properties of this documentation, each with a link to a page that shows it. */
export default function PointsView({title, text, points}: Props): ReactNode {
  return (
    <Band id="points" title={title} text={text}>
      <ul className="points">
        {points.map((point) => (
          <li className="points__item" key={point.to}>
            {point.opens ? (
              <PointLink opens={point.opens}>
                <Link className="points__title" to={point.to} aria-haspopup="dialog">
                  {point.title}
                </Link>
              </PointLink>
            ) : (
              <Link className="points__title" to={point.to}>
                {point.title}
              </Link>
            )}{' '}
            <span>{point.text}</span>
          </li>
        ))}
      </ul>
    </Band>
  );
}
