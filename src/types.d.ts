declare module '*.mdx' {
  import type {ComponentType} from 'react';
  const Component: ComponentType;
  export default Component;
}

declare module '@generated/site-pages/default/overview-blog.json' {
  import type {BlogPostEntry} from '@site/src/compiler/outputTypes';
  const posts: readonly BlogPostEntry[];
  export default posts;
}

declare module '@generated/site-pages/default/hovers.json' {
  import type {HoverRecord} from '@site/src/compiler/code/recordedHovers';
  const record: HoverRecord;
  export default record;
}

declare module '@generated/site-pages/default/versions.json' {
  const versions: readonly string[];
  export default versions;
}

/** Trusted Types, which TypeScript lacks. Policies are declared to return text, so that the DOM's types accept it. */
// eslint-disable-next-line no-var -- only `var` declares a property of the global object
declare var trustedTypes:
  | {
      readonly emptyHTML: string;
      createPolicy<Rules extends Readonly<Record<string, (text: string) => string>>>(
        name: string,
        rules: Rules,
      ): Rules;
    }
  | undefined;
