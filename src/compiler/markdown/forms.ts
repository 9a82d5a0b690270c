import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Locale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import type {About} from '../code/excerpt';
import type {Proof} from '../parse/proof';
import type {PageData} from '../records/data';
import type {AttributeValue} from './nodes';

/** What a component is given in a page: its literal attributes and its children. */
export type ComponentCall = {
  readonly node: MdxJsxFlowElement;
  readonly props: Readonly<Record<string, AttributeValue>>;
  readonly data: PageData;
  /** What the text around it speaks of, while a page is compiled. */
  readonly about?: About;
};

/** A component that pages may use, as the compiler sees it. */
export type ComponentForm = {
  /** Turns a call into Markdown for the mirror. */
  readonly serialize: (call: ComponentCall) => readonly RootContent[];
  /** Turns a call into what the page compiles: nodes with the recorded facts in them. */
  readonly expand?: (call: ComponentCall) => MdxJsxFlowElement;
  /** Where the view that it expands to is, for few pages: those import it, the others do not carry it along. */
  readonly import?: string;
};

/** The parts of pages in Markdown. The compiler knows none of them: it is given them. */
export type MarkdownForms = {
  readonly components: Readonly<Record<string, ComponentForm>>;
  /** The first words of a callout. */
  readonly callout: (kind: string, title: string, locale: Locale) => string;
  /** The line below a page that has proof: as a component, and in plain text. */
  readonly verified: {
    readonly view: (proof: Proof, data: PageData) => MdxJsxFlowElement;
    readonly line: (proof: Proof, data: PageData) => RootContent;
  };
  /** The landing page, above and below what its file holds. */
  readonly home: {
    readonly opening: (locale: Locale, settings: SiteSettings) => readonly RootContent[];
    readonly family: (locale: Locale) => readonly RootContent[];
  };
};
