import Diagram from '@site/src/components/Diagram';
import {Connector, Label, Node} from '@site/src/components/Diagram/parts';
import type {Words} from '@site/src/site/locales';
import type {ReactNode} from 'react';

/** Where each line of the drawing stands; what is read on the left, what comes out on the right. */
const rows = {head: 14, index: 38, sum: 62, dev: 94, devItem: 116, deps: 148, depsItem: 170};
const height = 182;
/** The ends of the connectors. */
const from = 104;
const to = 176;

/** What is read: the same in both drawings. */
function Sources(): ReactNode {
  return (
    <>
      <Label y={rows.head} looks={['faint']}>
        src/
      </Label>
      <Label y={rows.index}>index.ts</Label>
      <Label y={rows.sum}>utils/sum.ts</Label>
      <Label y={rows.dev} looks={['faint']}>
        devDependencies
      </Label>
      <Label y={rows.devItem}>escape-goat</Label>
      <Label y={rows.deps} looks={['faint']}>
        dependencies
      </Label>
      <Label y={rows.depsItem}>clsx</Label>
      <Label x={to + 10} y={rows.head} looks={['faint']}>
        dist/
      </Label>
    </>
  );
}

/** A connector, straight or bent towards the line of what comes out. */
function Line({y, end = y}: {readonly y: number; readonly end?: number}): ReactNode {
  return <Connector from={[from, y]} to={[to, end]} />;
}

function Output({y, children}: {readonly y: number; readonly children: ReactNode}): ReactNode {
  return (
    <>
      <Node x={to} y={y} />
      <Label x={to + 10} y={y} looks={['key']}>
        {children}
      </Label>
    </>
  );
}

/** A package that is not copied in. */
function Import({y, children}: {readonly y: number; readonly children: ReactNode}): ReactNode {
  return (
    <>
      <Connector from={[from, y]} to={[to - 4, y]} isOpen />
      <Node x={to} y={y} isOpen />
      <Label x={to + 10} y={y} looks={['words']}>
        {children}
      </Label>
    </>
  );
}

type Props = {readonly words: Words<'BundleDiagram'>};

/** Bundle against bundleless: which files come out of which, and what becomes of packages. */
export default function BundleDiagram({words}: Props): ReactNode {
  const stays = words.stays;
  return (
    <Diagram
      legend={words.legend}
      panels={[
        {
          title: ['bundle: true'],
          name: words.bundleName,
          description: words.bundleDescription,
          text: words.bundleText,
          height,
          drawing: (
            <>
              <Sources />
              <Line y={rows.index} end={rows.sum} />
              <Line y={rows.sum} />
              <Line y={rows.devItem} end={rows.sum} />
              <Output y={rows.sum}>index.js</Output>
              <Import y={rows.depsItem}>{stays}</Import>
            </>
          ),
        },
        {
          title: ['bundle: false'],
          name: words.bundlelessName,
          description: words.bundlelessDescription,
          text: words.bundlelessText,
          height,
          drawing: (
            <>
              <Sources />
              <Line y={rows.index} />
              <Output y={rows.index}>index.js</Output>
              <Line y={rows.sum} />
              <Output y={rows.sum}>utils/sum.js</Output>
              <Import y={rows.devItem}>{stays}</Import>
              <Import y={rows.depsItem}>{stays}</Import>
            </>
          ),
        },
      ]}
    />
  );
}
