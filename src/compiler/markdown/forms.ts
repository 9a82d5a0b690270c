import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Locale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import type {ExampleContext} from '../code/excerpt';
import type {Verification} from '../parse/verification';
import type {PageData} from '../records/pageData';
import type {AttributeValue} from './nodes';

/** A component in a page, with its literal attributes. */
export type ComponentCall = {
  readonly node: MdxJsxFlowElement;
  readonly props: Readonly<Record<string, AttributeValue>>;
  readonly data: PageData;
  /** Names in the surrounding text, while a page is compiled. */
  readonly about?: ExampleContext;
};

/** The compiler's view of a component that pages may use. */
export type ComponentForm = {
  /** Renders the component as Markdown for the mirror. */
  readonly serialize: (call: ComponentCall) => readonly RootContent[];
  /** Returns the node that the page compiles, with the recorded facts in it. */
  readonly expand?: (call: ComponentCall) => MdxJsxFlowElement;
  /** Module of the expanded view, imported only by the pages that use it. */
  readonly import?: string;
};

/** Markdown forms of the site's components, injected so that the compiler does not depend on them. */
export type MarkdownForms = {
  readonly components: Readonly<Record<string, ComponentForm>>;
  readonly callout: (kind: string, title: string, locale: Locale) => string;
  /** The line of versions below a page, as a component and in plain text. */
  readonly verified: {
    readonly view: (proof: Verification, data: PageData) => MdxJsxFlowElement;
    readonly line: (proof: Verification, data: PageData) => RootContent;
  };
  /** Parts of the landing page above and below its file. */
  readonly home: {
    readonly opening: (locale: Locale, settings: SiteSettings) => readonly RootContent[];
    readonly closing: (locale: Locale, settings: SiteSettings) => readonly RootContent[];
  };
};
