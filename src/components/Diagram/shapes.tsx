import type {ReactNode} from 'react';

/** Style of a label: code by default, `words` for prose, `key` for emphasis, `faint` for context. */
type Look = 'faint' | 'key' | 'words';

type LabelProps = {
  readonly x?: number;
  /** Vertical centre of the text, in SVG units. */
  readonly y: number;
  readonly looks?: readonly Look[];
  readonly anchor?: 'middle' | 'end';
  readonly text: string;
};

export function Label({x = 0, y, looks = [], anchor, text}: LabelProps): ReactNode {
  const className = looks.map((look) => `diagram__${look}`).join(' ') || undefined;
  return (
    <text x={x} y={y + 4} className={className} textAnchor={anchor}>
      {text}
    </text>
  );
}

type ConnectorProps = {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** True for a line to a secondary file or package, such as declarations. */
  readonly isDashed?: boolean;
};

/** Renders a line to the right: straight, or with two bends if its ends differ in height. */
export function Connector({from: [x, y], to: [toX, toY], isDashed}: ConnectorProps): ReactNode {
  const radius = Math.min(8, Math.abs(toY - y) / 2);
  const bend = Math.sign(toY - y) * radius;
  const middle = (toX - x) / 2;
  const path =
    bend === 0
      ? `M${x} ${y}H${toX}`
      : `M${x} ${y}h${middle - radius}q${radius} 0 ${radius} ${bend}V${toY - bend}q0 ${bend} ${radius} ${bend}H${toX}`;
  return (
    <path className={isDashed ? 'diagram__line diagram__line--open' : 'diagram__line'} d={path} />
  );
}

type NodeProps = {readonly x: number; readonly y: number; readonly isHollow?: boolean};

export function Node({x, y, isHollow}: NodeProps): ReactNode {
  return isHollow ? (
    <circle className="diagram__node diagram__node--open" cx={x} cy={y} r="3.5" />
  ) : (
    <circle className="diagram__node" cx={x} cy={y} r="4" />
  );
}

type BoxProps = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export function Box(props: BoxProps): ReactNode {
  return <rect className="diagram__box" {...props} rx="9" />;
}
