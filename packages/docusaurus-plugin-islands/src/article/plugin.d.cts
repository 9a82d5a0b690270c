import type {LoadContext, Plugin} from '@docusaurus/types';

declare function islands(context: LoadContext, options?: islands.Options): Plugin;

declare namespace islands {
  type Options = {
    /** Patterns of documents that stay as they are, relative to the site. */
    readonly exclude?: readonly string[];
    /** What the build does with the list of documents that stay as they are. */
    readonly onWholePage?: 'ignore' | 'log' | 'warn' | 'throw';
    /** Components of packages by what documents import: when they are hydrated, or that they need no script. */
    readonly components?: Readonly<
      Record<string, 'interaction' | 'visible' | 'idle' | 'load' | 'static'>
    >;
  };
}

export = islands;
