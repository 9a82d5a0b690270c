import Diagram from '@site/src/components/Diagram';
import {Box, Connector, Label, Node} from '@site/src/components/Diagram/shapes';
import type {Words} from '@site/src/site/locales';
import type {ReactNode} from 'react';
import {names} from './names';

type Props = {readonly words: Words<'FederationDiagram'>};

/** Horizontal position of the producer's output. */
const outputX = 112;
/** Horizontal positions of the vertical line below the host, and of the texts beside that line. */
const lineX = 18;
const textX = 46;

/** Draws the producer: names of its configuration on the left, its output on the right. */
function Producer({words}: Props): ReactNode {
  const out = [
    {y: 38, looks: ['key'], text: names.manifest},
    {y: 66, looks: ['words'], text: words.entry},
    {y: 94, looks: ['words'], text: words.chunk.replace('{module}', names.module)},
  ] as const;
  return (
    <>
      <Label y={14} looks={['faint']} text="exposes" />
      <Label y={38} text={names.module} />
      <Label x={outputX + 10} y={14} looks={['faint']} text="dist/mf/" />
      {out.map(({y, looks, text}) => (
        <g key={y}>
          <Connector from={[74, 38]} to={[outputX, y]} />
          <Node x={outputX} y={y} />
          <Label x={outputX + 10} y={y} looks={looks} text={text} />
        </g>
      ))}
      <Label y={126} looks={['faint']} text="shared" />
      <Label y={150} text={names.shared} />
      <Connector from={[44, 150]} to={[outputX - 4, 150]} isDashed />
      <Node x={outputX} y={150} isHollow />
      <Label x={outputX + 10} y={150} looks={['words']} text={words.shared} />
    </>
  );
}

/** Draws the host: a box with its own copy of the shared package, and below it the files that it fetches. */
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
      <Label x={14} y={18} looks={['words']} text={words.host} />
      <Label x={264} y={18} looks={['words', 'faint']} anchor="end" text={words.oneCopy} />
      <Node x={lineX} y={44} />
      <Label x={32} y={44} looks={['key']} text={names.shared} />
      {loaded.map(({y, looks, text}, index) => (
        <g key={y}>
          <path
            className="diagram__line"
            d={`M${lineX} ${index === 0 ? bottom : y - 37}V${y - 7}q0 7 7 7h5`}
          />
          <Node x={lineX + 16} y={y} />
          <Label x={textX} y={y} looks={looks} text={text} />
        </g>
      ))}
      <Label x={256} y={90} looks={['words', 'faint']} anchor="end" text={words.first} />
      <path
        className="diagram__line diagram__line--open"
        d={`M${textX + 74} 150H262q8 0 8-8V52q0-8-8-8H76`}
      />
    </>
  );
}

/** Renders two drawings: the build that exposes a module, and the application that loads the module. */
export default function FederationDiagram({words}: Props): ReactNode {
  return (
    <Diagram
      words={words}
      height={164}
      panels={[
        {
          id: 'producer',
          title: ["format: 'mf'"],
          drawing: <Producer words={words} />,
        },
        {
          id: 'host',
          title: ['remotes'],
          drawing: <Host words={words} />,
        },
      ]}
    />
  );
}
