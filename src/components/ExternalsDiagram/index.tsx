import Diagram from '@site/src/components/Diagram';
import type {Words} from '@site/src/site/locales';
import type {ReactNode} from 'react';
import {fields} from './fields';

/** Distance of the lines, and the height of both drawings. */
const step = 23;
const height = 154;
/** Where the stem stands, and the text beside its leaves. */
const stem = 18;
const textAt = 40;

type Props = {
  /** Names inside the output and outside of it. */
  readonly inside: readonly string[];
  readonly outside: readonly string[];
  readonly insideLabel: string;
  readonly outsideLabel: string;
};

/** The output as a box, what it is made of inside, what it imports hanging below. */
function Box({inside, outside, insideLabel, outsideLabel}: Props): ReactNode {
  const line = (index: number): number => 18 + index * step;
  // Without anything outside the box takes the room of both drawings, so that they match.
  const bottom = outside.length === 0 ? height - 1 : line(inside.length) + step / 2 + 2;
  const outsideAt = (index: number): number => bottom + 20 + index * step;
  return (
    <>
      <rect
        className="diagram__box"
        x="0.75"
        y="0.75"
        width="278.5"
        height={bottom - 0.75}
        rx="9"
      />
      <text x="14" y={line(0) + 4} className="diagram__words">
        {insideLabel}
      </text>
      {inside.map((name, index) => (
        <g key={name}>
          <circle className="diagram__node" cx={stem} cy={line(index + 1)} r="4" />
          <text x={textAt - 8} y={line(index + 1) + 4} className="diagram__key">
            {name}
          </text>
        </g>
      ))}
      {outside.map((name, index) => {
        const y = outsideAt(index);
        const start = index === 0 ? bottom : outsideAt(index - 1);
        return (
          <g key={name}>
            <path
              className="diagram__line diagram__line--open"
              d={`M${stem} ${start}V${y - 7}q0 7 7 7h5`}
            />
            <circle className="diagram__node diagram__node--open" cx={stem + 16} cy={y} r="3.5" />
            <text x={textAt + 6} y={y + 4}>
              {name}
            </text>
          </g>
        );
      })}
      {outside.length > 0 && (
        <text
          x="280"
          y={outsideAt(0) + 4}
          textAnchor="end"
          className="diagram__words diagram__faint">
          {outsideLabel}
        </text>
      )}
    </>
  );
}

type DiagramProps = {readonly words: Words<'ExternalsDiagram'>};

/** What is bundled and what stays external by default, per format. */
export default function ExternalsDiagram({words}: DiagramProps): ReactNode {
  const labels = {insideLabel: words.bundled, outsideLabel: words.external};
  const names = (isExternal?: boolean): readonly string[] =>
    fields
      .filter((field) => isExternal === undefined || field.isExternal === isExternal)
      .map(({name}) => name);
  return (
    <Diagram
      legend={words.legend}
      panels={[
        {
          title: ['esm', 'cjs'],
          name: words.modulesName,
          description: words.modulesDescription,
          text: words.modulesText,
          height,
          drawing: <Box {...labels} inside={['src/', ...names(false)]} outside={names(true)} />,
        },
        {
          title: ['umd', 'iife', 'mf'],
          name: words.scriptsName,
          description: words.scriptsDescription,
          text: words.scriptsText,
          height,
          drawing: <Box {...labels} inside={['src/', ...names()]} outside={[]} />,
        },
      ]}
    />
  );
}
