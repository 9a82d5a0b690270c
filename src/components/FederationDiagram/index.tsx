import Diagram from '@site/src/components/Diagram';
import {Box, Connector, Label, Node} from '@site/src/components/Diagram/parts';
import type {Words} from '@site/src/site/locales';
import type {ReactNode} from 'react';
import {names} from './names';

type Props = {readonly words: Words<'FederationDiagram'>};

const height = 164;
/** What comes out of the producer stands to the right of this line. */
const files = 112;
/** The stem below the host, and the text beside its leaves. */
const stem = 18;
const textAt = 46;

/** What is named in the configuration on the left, what comes out of it on the right. */
function Producer({words}: Props): ReactNode {
  const out = [
    {y: 38, looks: ['key'], text: names.manifest},
    {y: 66, looks: ['words'], text: words.entry},
    {y: 94, looks: ['words'], text: words.chunk.replace('{module}', names.module)},
  ] as const;
  return (
    <>
      <Label y={14} looks={['faint']}>
        exposes
      </Label>
      <Label y={38}>{names.module}</Label>
      <Label x={files + 10} y={14} looks={['faint']}>
        dist/mf/
      </Label>
      {out.map(({y, looks, text}) => (
        <g key={y}>
          <Connector from={[74, 38]} to={[files, y]} />
          <Node x={files} y={y} />
          <Label x={files + 10} y={y} looks={looks}>
            {text}
          </Label>
        </g>
      ))}
      <Label y={126} looks={['faint']}>
        shared
      </Label>
      <Label y={150}>{names.shared}</Label>
      <Connector from={[44, 150]} to={[files - 4, 150]} isOpen />
      <Node x={files} y={150} isOpen />
      <Label x={files + 10} y={150} looks={['words']}>
        {words.shared}
      </Label>
    </>
  );
}

/** The host as a box with the package that is there, what it fetches hanging below. */
function Host({words}: Props): ReactNode {
  const bottom = 64;
  const loaded = [
    {y: 90, looks: [], text: names.manifest},
    {y: 120, looks: ['words'], text: words.entry},
    {y: 150, looks: ['key'], text: names.module},
  ] as const;
  return (
    <>
      <Box x={0.75} y={0.75} width={278.5} height={bottom - 0.75} />
      <Label x={14} y={18} looks={['words']}>
        {words.host}
      </Label>
      <Label x={264} y={18} looks={['words', 'faint']} anchor="end">
        {words.oneCopy}
      </Label>
      <Node x={stem} y={44} />
      <Label x={32} y={44} looks={['key']}>
        {names.shared}
      </Label>
      {loaded.map(({y, looks, text}, index) => (
        <g key={y}>
          <path
            className="diagram__line"
            d={`M${stem} ${index === 0 ? bottom : y - 37}V${y - 7}q0 7 7 7h5`}
          />
          <Node x={stem + 16} y={y} />
          <Label x={textAt} y={y} looks={looks}>
            {text}
          </Label>
        </g>
      ))}
      <Label x={256} y={90} looks={['words', 'faint']} anchor="end">
        {words.first}
      </Label>
      <path
        className="diagram__line diagram__line--open"
        d={`M${textAt + 74} 150H262q8 0 8-8V52q0-8-8-8H76`}
      />
    </>
  );
}

/** A module on its way from the build that exposes it to the application that loads it. */
export default function FederationDiagram({words}: Props): ReactNode {
  return (
    <Diagram
      legend={words.legend}
      panels={[
        {
          title: ["format: 'mf'"],
          name: words.producerName,
          description: words.producerDescription,
          text: words.producerText,
          height,
          drawing: <Producer words={words} />,
        },
        {
          title: ['remotes'],
          name: words.hostName,
          description: words.hostDescription,
          text: words.hostText,
          height,
          drawing: <Host words={words} />,
        },
      ]}
    />
  );
}
