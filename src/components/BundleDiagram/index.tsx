import Diagram from '@site/src/components/Diagram';
import {Connector, Label, Node} from '@site/src/components/Diagram/shapes';
import type {Words} from '@site/src/site/locales';
import type {ReactNode} from 'react';

/** Vertical centre of each row of both drawings, in SVG units. Sources are on the left, outputs on the right. */
const rows = {head: 14, index: 38, sum: 62, dev: 94, devItem: 116, deps: 148, depsItem: 170};
const from = 104;
const to = 176;

const sources: readonly {y: number; name: string; isFaint?: boolean}[] = [
  {y: rows.head, name: 'src/', isFaint: true},
  {y: rows.index, name: 'index.ts'},
  {y: rows.sum, name: 'utils/sum.ts'},
  {y: rows.dev, name: 'devDependencies', isFaint: true},
  {y: rows.devItem, name: 'escape-goat'},
  {y: rows.deps, name: 'dependencies', isFaint: true},
  {y: rows.depsItem, name: 'clsx'},
];

function Sources(): ReactNode {
  return (
    <>
      {sources.map(({y, name, isFaint}) => (
        <Label key={name} y={y} looks={isFaint ? ['faint'] : []} text={name} />
      ))}
      <Label x={to + 10} y={rows.head} looks={['faint']} text="dist/" />
    </>
  );
}

function Line({y, end = y}: {readonly y: number; readonly end?: number}): ReactNode {
  return <Connector from={[from, y]} to={[to, end]} />;
}

type EndProps = {readonly y: number; readonly text: string};

function Output({y, text}: EndProps): ReactNode {
  return (
    <>
      <Node x={to} y={y} />
      <Label x={to + 10} y={y} looks={['key']} text={text} />
    </>
  );
}

/** Renders the row of a package that the output imports instead of containing it. */
function ExternalPackage({y, text}: EndProps): ReactNode {
  return (
    <>
      <Connector from={[from, y]} to={[to - 4, y]} isDashed />
      <Node x={to} y={y} isHollow />
      <Label x={to + 10} y={y} looks={['words']} text={text} />
    </>
  );
}

type Props = {readonly words: Words<'BundleDiagram'>};

/** Renders two drawings that show the output for each source file and package, in bundle and in bundleless mode. */
export default function BundleDiagram({words}: Props): ReactNode {
  return (
    <Diagram
      words={words}
      height={182}
      panels={[
        {
          id: 'bundle',
          title: ['bundle: true'],
          drawing: (
            <>
              <Sources />
              <Line y={rows.index} end={rows.sum} />
              <Line y={rows.sum} />
              <Line y={rows.devItem} end={rows.sum} />
              <Output y={rows.sum} text="index.js" />
              <ExternalPackage y={rows.depsItem} text={words.stays} />
            </>
          ),
        },
        {
          id: 'bundleless',
          title: ['bundle: false'],
          drawing: (
            <>
              <Sources />
              <Line y={rows.index} />
              <Output y={rows.index} text="index.js" />
              <Line y={rows.sum} />
              <Output y={rows.sum} text="utils/sum.js" />
              <ExternalPackage y={rows.devItem} text={words.stays} />
              <ExternalPackage y={rows.depsItem} text={words.stays} />
            </>
          ),
        },
      ]}
    />
  );
}
