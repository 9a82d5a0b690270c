import type {LoadContext, Plugin} from '@docusaurus/types';
import type {State} from './states.ts';

declare namespace translations {
  type Options = {
    /** Path of the configuration, relative to the site; `i18n/translation.json` by default, if it exists. */
    readonly config?: string;
    /** States in which a section is shown to readers; `stale`, `missing` and `untranslated` by default. */
    readonly behind?: readonly State[];
  };
}

declare function translations(context: LoadContext, options?: translations.Options): Plugin;

export = translations;
