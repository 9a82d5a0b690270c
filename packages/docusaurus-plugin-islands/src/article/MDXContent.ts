/** Replaces MDXContent in the browser: articles are static, so only the styles of the components of MDX are needed. */
import '@theme-islands-styles';
import type {ReactNode} from 'react';

export default function MDXContent({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
