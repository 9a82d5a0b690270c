import Diagram from '@site/src/components/Diagram';
import {Box, Connector, Label, Node} from '@site/src/components/Diagram/parts';
import type {Words} from '@site/src/site/locales';
import type {ReactNode} from 'react';
import {fields} from './fields';

const height = 214;
/** The line of each package, below the name of its field. */
const lines = [38, 86, 134, 194] as const;
/** What your package names ends here, what its user has begins there. */
const from = 92;
const to = 165;

type Props = {
  readonly install: string;
  readonly application: string;
  /** Said of the file that a package has become a part of. */
  readonly holds: string;
};

/** The fields of your package on the left; on the right what their packages are for somebody who installs it. */
function Drawing({install, application, holds}: Props): ReactNode {
  return (
    <>
      <Box x={151} y={0.75} width={128.25} height={154} />
      <Box x={151} y={162} width={128.25} height={50.75} />
      <Label x={161} y={16} looks={['words', 'faint']}>
        {install}
      </Label>
      <Label x={161} y={176} looks={['words', 'faint']}>
        {application}
      </Label>
      {fields.map(({name, package: dependency, origin}, index) => {
        const y = lines[index]!;
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
                {holds}
              </Label>
            )}
          </g>
        );
      })}
    </>
  );
}

type DiagramProps = {readonly words: Words<'DependencyDiagram'>};

/** How a package gets to the user of your library, by the field that lists it. */
export default function DependencyDiagram({words}: DiagramProps): ReactNode {
  return (
    <Diagram
      legend={words.legend}
      panels={[
        {
          title: ['package.json'],
          name: words.name,
          description: words.description,
          text: words.text,
          height,
          drawing: (
            <Drawing install={words.install} application={words.application} holds={words.holds} />
          ),
        },
      ]}
    />
  );
}
