/** Replaces Docusaurus' `<Head>`. Throws in islands, where it would have no effect. */
import Head, {type Props} from '@docusaurus/Head';
import {useContext, type ReactNode} from 'react';
import {Mode} from '../contexts.cjs';

declare const __resourceQuery: string;

export default function GuardedHead(props: Props): ReactNode {
  if (useContext(Mode) === 'island') {
    const file = decodeURIComponent(__resourceQuery.slice(1));
    throw new Error(`<Head> in ${file} has no effect in an island: move it to the page.`);
  }
  return Head(props);
}
