import Diagram from '@site/src/components/Diagram';
import {Box, Connector, Label, Node} from '@site/src/components/Diagram/parts';
import type {Words} from '@site/src/site/locales';
import {Fragment, type ReactNode} from 'react';
import {ways} from './ways';

const height = 158;
const head = 14;
/** The line of each way of loading, and how far its two files stand from it. */
const lines = [52, 122] as const;
const apart = 12;
/** Width of a letter of code. */
const letter = 7.25;

/** A call, its branch of `exports`, and the two files at its end. */
function Choice(): ReactNode {
  return (
    <>
      <Label x={95} y={head} looks={['faint']}>
        exports
      </Label>
      <Label x={188} y={head} looks={['faint']}>
        dist/
      </Label>
      <Box x={88} y={26} width={64} height={122} />
      {ways.map(({call, condition, code, types}, index) => {
        const y = lines[index]!;
        return (
          <Fragment key={call}>
            <Label y={y}>{call}</Label>
            <Connector from={[call.length * letter + 6, y]} to={[88, y]} />
            <Label x={95} y={y} looks={['key']}>
              {condition}
            </Label>
            <Connector from={[152, y]} to={[178, y - apart]} />
            <Node x={178} y={y - apart} />
            <Label x={188} y={y - apart} looks={['key']}>
              {code}
            </Label>
            <Connector from={[152, y]} to={[174, y + apart]} isOpen />
            <Node x={178} y={y + apart} isOpen />
            <Label x={188} y={y + apart}>
              {types}
            </Label>
          </Fragment>
        );
      })}
    </>
  );
}

type HazardProps = {readonly program: string; readonly copies: string; readonly state: string};

/** A program whose files load the package in both ways. */
function Hazard({program, copies, state}: HazardProps): ReactNode {
  const files = ['main.mjs', 'plugin.cjs'];
  return (
    <>
      <Label x={10} y={head} looks={['words', 'faint']}>
        {program}
      </Label>
      <Label x={178} y={head} looks={['words', 'faint']}>
        {copies}
      </Label>
      <Box x={0.75} y={26} width={94} height={122} />
      {ways.map(({call, code}, index) => {
        const y = lines[index]!;
        return (
          <Fragment key={call}>
            <Label x={10} y={y}>
              {files[index]}
            </Label>
            <Connector from={[94.75, y]} to={[168, y]} />
            <Label x={131.5} y={y - 12} anchor="middle">
              {call}
            </Label>
            <Box x={168} y={y - 26} width={111.25} height={52} />
            <Label x={178} y={y - 9} looks={['key']}>
              {code}
            </Label>
            <Label x={178} y={y + 10} looks={['words']}>
              {state}
            </Label>
          </Fragment>
        );
      })}
      <Label x={224} y={87} anchor="middle" looks={['key']}>
        ≠
      </Label>
    </>
  );
}

type Props = {readonly words: Words<'DualPackageDiagram'>};

/** How one package serves both module systems, and what happens when a program uses both. */
export default function DualPackageDiagram({words}: Props): ReactNode {
  return (
    <Diagram
      legend={words.legend}
      panels={[
        {
          title: ['package.json'],
          name: words.choiceName,
          description: words.choiceDescription,
          text: words.choiceText,
          height,
          drawing: <Choice />,
        },
        {
          title: ways.map(({call}) => call),
          name: words.hazardName,
          description: words.hazardDescription,
          text: words.hazardText,
          height,
          drawing: <Hazard program={words.program} copies={words.copies} state={words.state} />,
        },
      ]}
    />
  );
}
