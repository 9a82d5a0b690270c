import {useLocation} from '@docusaurus/router';
import Original from '@theme-init/MDXContent';
import TranslationNotice from '@theme/TranslationNotice';
import {isValidElement, type ReactNode} from 'react';

type Metadata = {readonly source?: string; readonly permalink?: string};

/** Adds the notice to the content of a document, post or page, but not to excerpts in lists of posts. */
export default function MDXContent({children}: {readonly children: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  const {source, permalink} = metadataOf(children);
  const isOwnPage = permalink !== undefined && withoutSlash(permalink) === withoutSlash(pathname);
  return (
    <>
      {source !== undefined && isOwnPage && <TranslationNotice source={source} />}
      <Original>{children}</Original>
    </>
  );
}

/** Returns the metadata that Docusaurus sets on the component of a Markdown file. */
function metadataOf(children: ReactNode): Metadata {
  const type: unknown = isValidElement(children) ? children.type : undefined;
  return (typeof type === 'function' && (type as {metadata?: Metadata}).metadata) || {};
}

const withoutSlash = (path: string): string => decodeURI(path).replace(/\/$/, '');
