import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {expandExample} from '../../components/Example/markdown';
import {expandOptionFacts} from '../../components/OptionFacts/markdown';
import {expandPackageManagerTabs} from '../../components/PackageManagerTabs/markdown';
import {serializeBadge} from '../../components/Badge/markdown';
import {serializeExample} from '../../components/Example/markdown';
import {serializeLayersDiagram} from '../../components/LayersDiagram/markdown';
import {serializeOptionFacts} from '../../components/OptionFacts/markdown';
import {serializePackageManagerTabs} from '../../components/PackageManagerTabs/markdown';
import {serializeTabItem, serializeTabs} from '../../components/Tabs/markdown';
import {serializeToolTable} from '../../components/ToolTable/markdown';
import type {AttributeValue} from './jsx';
import type {PageData} from './data';

/** What a component is given in a page: its literal attributes and its children. */
export type ComponentCall = {
  readonly node: MdxJsxFlowElement;
  readonly props: Readonly<Record<string, AttributeValue>>;
  readonly data: PageData;
};

/** Turns a call into what the page compiles: nodes with the recorded facts in them. */
export type Expand = (call: ComponentCall) => MdxJsxFlowElement;

/** Turns a call into Markdown for the twin. */
export type Serialize = (call: ComponentCall) => readonly RootContent[];

/** Components that are filled in while a page is compiled. */
export const expanders: Readonly<Record<string, Expand>> = {
  Example: expandExample,
  OptionFacts: expandOptionFacts,
  PackageManagerTabs: expandPackageManagerTabs,
};

/** Every component that a page may use, with its Markdown form. */
export const serializers: Readonly<Record<string, Serialize>> = {
  Badge: serializeBadge,
  Example: serializeExample,
  LayersDiagram: serializeLayersDiagram,
  OptionFacts: serializeOptionFacts,
  PackageManagerTabs: serializePackageManagerTabs,
  TabItem: serializeTabItem,
  Tabs: serializeTabs,
  ToolTable: serializeToolTable,
};
