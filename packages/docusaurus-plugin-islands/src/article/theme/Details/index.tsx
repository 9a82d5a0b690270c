import {isValidElement, type ReactNode} from 'react';
import DetailsIsland from '../../islands/Details.tsx';

type Props = {readonly summary?: ReactNode; readonly children?: ReactNode};

/** Passes the content of `<summary>`, because the element itself has to be a child of `<details>`. */
export default function Details({summary, ...props}: Props) {
  const content =
    isValidElement<{children?: ReactNode}>(summary) && summary.type === 'summary'
      ? summary.props.children
      : summary;
  return <DetailsIsland {...props} summary={content} />;
}
