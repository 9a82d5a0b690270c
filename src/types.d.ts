declare module '*.mdx' {
  import type {ComponentType} from 'react';
  const Component: ComponentType;
  export default Component;
}

// The package has no types for this entry.
declare module '@docsearch/react/modal' {
  export {DocSearchModal} from '@docsearch/react';
}

declare module '@generated/site-pages/default/overview-blog.json' {
  import type {BlogPostEntry} from '@site/src/compiler/outputTypes';
  const posts: readonly BlogPostEntry[];
  export default posts;
}

declare module '@generated/site-pages/default/versions.json' {
  const versions: readonly string[];
  export default versions;
}

/** Trusted Types, of which TypeScript knows nothing: what a policy makes is taken where text was. */
// eslint-disable-next-line no-var -- only so it is a property of the global object
declare var trustedTypes:
  | {
      readonly emptyHTML: string;
      createPolicy<Rules extends Readonly<Record<string, (text: string) => string>>>(
        name: string,
        rules: Rules,
      ): Rules;
    }
  | undefined;
