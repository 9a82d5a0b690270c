import Diagram from '@site/src/components/Diagram';
import {Box, Connector, Label, Node} from '@site/src/components/Diagram/shapes';
import type {Words} from '@site/src/site/locales';
import {Fragment, type ReactNode} from 'react';
import {conditions} from './conditions';

type Props = {readonly words: Words<'DualPackageDiagram'>};

const head = 14;
/** Vertical centre of each condition. Its code is `fileOffset` above it, its declarations are as far below it. */
const rows = [52, 122] as const;
const fileOffset = 12;
/** Width of a character in code, in SVG units. */
const charWidth = 7.25;

/** Draws the calls, their conditions in `exports`, and the two files of each condition. */
function Choice(): ReactNode {
  return (
    <>
      <Label x={95} y={head} looks={['faint']} text="exports" />
      <Label x={188} y={head} looks={['faint']} text="dist/" />
      <Box x={88} y={26} width={64} height={122} />
      {conditions.map(({call, condition, code, types}, index) => {
        const y = rows[index]!;
        return (
          <Fragment key={call}>
            <Label y={y} text={call} />
            <Connector from={[call.length * charWidth + 6, y]} to={[88, y]} />
            <Label x={95} y={y} looks={['key']} text={condition} />
            <Connector from={[152, y]} to={[178, y - fileOffset]} />
            <Node x={178} y={y - fileOffset} />
            <Label x={188} y={y - fileOffset} looks={['key']} text={code} />
            <Connector from={[152, y]} to={[174, y + fileOffset]} isDashed />
            <Node x={178} y={y + fileOffset} isHollow />
            <Label x={188} y={y + fileOffset} text={types} />
          </Fragment>
        );
      })}
    </>
  );
}

/** Draws a program that loads the package twice, because one file imports it and another one requires it. */
function Hazard({words}: Props): ReactNode {
  const files = ['main.mjs', 'plugin.cjs'];
  return (
    <>
      <Label x={10} y={head} looks={['words', 'faint']} text={words.program} />
      <Label x={178} y={head} looks={['words', 'faint']} text={words.copies} />
      <Box x={0.75} y={26} width={94} height={122} />
      {conditions.map(({call, code}, index) => {
        const y = rows[index]!;
        return (
          <Fragment key={call}>
            <Label x={10} y={y} text={files[index]!} />
            <Connector from={[94.75, y]} to={[168, y]} />
            <Label x={131.5} y={y - 12} anchor="middle" text={call} />
            <Box x={168} y={y - 26} width={111.25} height={52} />
            <Label x={178} y={y - 9} looks={['key']} text={code} />
            <Label x={178} y={y + 10} looks={['words']} text={words.state} />
          </Fragment>
        );
      })}
      <Label x={224} y={87} anchor="middle" looks={['key']} text="≠" />
    </>
  );
}

/** Renders two drawings: a package for both module systems, and a program that loads it twice. */
export default function DualPackageDiagram({words}: Props): ReactNode {
  return (
    <Diagram
      words={words}
      height={158}
      panels={[
        {
          id: 'choice',
          title: ['package.json'],
          drawing: <Choice />,
        },
        {
          id: 'hazard',
          title: conditions.map(({call}) => call),
          drawing: <Hazard words={words} />,
        },
      ]}
    />
  );
}
