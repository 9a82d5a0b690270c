import Diagram from '@site/src/components/Diagram';
import {Box, Label, Node} from '@site/src/components/Diagram/shapes';
import type {Words} from '@site/src/site/locales';
import type {ReactNode} from 'react';
import {fields} from './fields';

/** Distance of the rows, and height of both drawings. */
const step = 23;
const height = 154;
const nodeX = 18;

type OutputProps = {
  readonly inside: readonly string[];
  readonly outside: readonly string[];
  readonly insideLabel: string;
  readonly outsideLabel: string;
};

/** Output as a box: its contents inside, its imports below. */
function Output({inside, outside, insideLabel, outsideLabel}: OutputProps): ReactNode {
  const row = (index: number): number => 18 + index * step;
  const bottom = outside.length === 0 ? height - 1 : row(inside.length) + step / 2 + 2;
  const outsideAt = (index: number): number => bottom + 20 + index * step;
  return (
    <>
      <Box x={0.75} y={0.75} width={278.5} height={bottom - 0.75} />
      <Label x={14} y={row(0)} looks={['words']}>
        {insideLabel}
      </Label>
      {inside.map((name, index) => (
        <g key={name}>
          <Node x={nodeX} y={row(index + 1)} />
          <Label x={32} y={row(index + 1)} looks={['key']}>
            {name}
          </Label>
        </g>
      ))}
      {outside.map((name, index) => {
        const y = outsideAt(index);
        const start = index === 0 ? bottom : outsideAt(index - 1);
        return (
          <g key={name}>
            <path
              className="diagram__line diagram__line--open"
              d={`M${nodeX} ${start}V${y - 7}q0 7 7 7h5`}
            />
            <Node x={nodeX + 16} y={y} isOpen />
            <Label x={46} y={y}>
              {name}
            </Label>
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

type Props = {readonly words: Words<'ExternalsDiagram'>};

/** Packages that are bundled and that stay external by default, per format. */
export default function ExternalsDiagram({words}: Props): ReactNode {
  const labels = {insideLabel: words.bundled, outsideLabel: words.external};
  const bundled = fields.filter(({isExternal}) => !isExternal).map(({name}) => name);
  const external = fields.filter(({isExternal}) => isExternal).map(({name}) => name);
  return (
    <Diagram
      legend={words.legend}
      height={height}
      panels={[
        {
          title: ['esm', 'cjs'],
          name: words.modulesName,
          description: words.modulesDescription,
          text: words.modulesText,
          drawing: <Output {...labels} inside={['src/', ...bundled]} outside={external} />,
        },
        {
          title: ['umd', 'iife', 'mf'],
          name: words.scriptsName,
          description: words.scriptsDescription,
          text: words.scriptsText,
          drawing: <Output {...labels} inside={['src/', ...bundled, ...external]} outside={[]} />,
        },
      ]}
    />
  );
}
