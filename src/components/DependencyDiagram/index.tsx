import Diagram from '@site/src/components/Diagram';
import {Box, Connector, Label, Node} from '@site/src/components/Diagram/shapes';
import type {Words} from '@site/src/site/locales';
import type {ReactNode} from 'react';
import {fields} from './fields';

/** y of each package. */
const rows = [38, 86, 134, 194] as const;
const from = 92;
const to = 165;

type Props = {readonly words: Words<'DependencyDiagram'>};

/** Fields of your package on the left, their packages at your users on the right. */
function Drawing({words}: Props): ReactNode {
  return (
    <>
      <Box x={151} y={0.75} width={128.25} height={154} />
      <Box x={151} y={162} width={128.25} height={50.75} />
      <Label x={161} y={16} looks={['words', 'faint']}>
        {words.install}
      </Label>
      <Label x={161} y={176} looks={['words', 'faint']}>
        {words.application}
      </Label>
      {fields.map(({name, package: dependency, origin}, index) => {
        const y = rows[index]!;
        const isOptional = origin === 'optional';
        return (
          <g key={name}>
            <Label y={y - 22} looks={['faint']}>
              {name}
            </Label>
            <Label y={y}>{dependency}</Label>
            <Connector from={[from, y]} to={[isOptional ? to - 4 : to, y]} isOpen={isOptional} />
            <Node x={to} y={y} isOpen={isOptional} />
            <Label x={to + 10} y={y} looks={isOptional ? [] : ['key']}>
              {origin === 'inside' ? 'index.js' : dependency}
            </Label>
            {origin === 'inside' && (
              <Label x={to + 10} y={y + 18} looks={['words', 'faint']}>
                {words.holds}
              </Label>
            )}
          </g>
        );
      })}
    </>
  );
}

/** Origin of packages for the users of a library, by the field that lists them. */
export default function DependencyDiagram({words}: Props): ReactNode {
  return (
    <Diagram
      legend={words.legend}
      height={214}
      panels={[
        {
          title: ['package.json'],
          name: words.name,
          description: words.description,
          text: words.text,
          drawing: <Drawing words={words} />,
        },
      ]}
    />
  );
}
