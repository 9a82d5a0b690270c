import RareStyles from '@site/src/components/RareStyles';
import Hero from '@theme/Hero';
import type {ReactNode} from 'react';
import Family from './Family';

type Props = {
  /** Scenarios and points, which the build compiles from MDX. */
  readonly children?: ReactNode;
};

/** The landing page. */
export default function Home({children}: Props): ReactNode {
  return (
    <main id="content" tabIndex={-1}>
      <RareStyles of="Button" />
      <RareStyles of="Home" />
      <Hero />
      {children}
      <Family />
    </main>
  );
}
