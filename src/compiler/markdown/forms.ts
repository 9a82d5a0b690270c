import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Locale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import type {ExampleContext} from '../code/excerpt';
import type {Verification} from '../parse/verification';
import type {PageData} from '../../rslib/pageData';
import type {AttributeValue} from './nodes';

/** An occurrence of a component in a page; `props` are its attributes. */
export type ComponentCall = {
  readonly node: MdxJsxFlowElement;
  readonly props: Readonly<Record<string, AttributeValue>>;
  readonly data: PageData;
  /** Names in the surrounding text. Undefined when the component is rendered for the Markdown mirror. */
  readonly about?: ExampleContext;
};

/** Functions that the compiler calls for a component in a page. */
export type ComponentForm = {
  /** Renders the component as Markdown for the mirror. */
  readonly serialize: (call: ComponentCall) => readonly RootContent[];
  /** Returns the element that replaces the component in the HTML page, with the recorded facts in its attributes. */
  readonly expand?: (call: ComponentCall) => MdxJsxFlowElement;
  /** Module whose default export is the component of the expanded element. Only pages with this element import it. */
  readonly import?: string;
};

/** Markdown forms of the site's components. They are passed in, because the compiler must not import components. */
export type MarkdownForms = {
  readonly components: Readonly<Record<string, ComponentForm>>;
  /** Returns the blocks of a page with those that follow from recorded data, such as the properties of an option. */
  readonly addBlocks: (blocks: readonly RootContent[], data: PageData) => readonly RootContent[];
  readonly callout: (kind: string, title: string, locale: Locale) => string;
  /** The line with package versions below the text of a page: `view` for the HTML page, `line` for the mirror. */
  readonly verified: {
    readonly view: (proof: Verification, data: PageData) => MdxJsxFlowElement;
    readonly line: (proof: Verification, data: PageData) => RootContent;
  };
  /** Content of the landing page above and below the text in `_home.mdx`. */
  readonly home: {
    readonly opening: (locale: Locale, settings: SiteSettings) => readonly RootContent[];
    readonly closing: (locale: Locale, settings: SiteSettings) => readonly RootContent[];
  };
};
