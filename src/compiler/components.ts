import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {serializeBundleDiagram} from '../components/BundleDiagram/markdown';
import {expandDefaultsTable} from '../components/DefaultsTable/markdown';
import {expandExample} from '../components/Example/markdown';
import {expandFileTree} from '../components/FileTree/markdown';
import {expandOptionFacts} from '../components/OptionFacts/markdown';
import {expandPackageManagerTabs} from '../components/PackageManagerTabs/markdown';
import {expandSteps} from '../components/Steps/markdown';
import {serializeBadge} from '../components/Badge/markdown';
import {serializeDefaultsTable} from '../components/DefaultsTable/markdown';
import {serializeDependencyDiagram} from '../components/DependencyDiagram/markdown';
import {serializeDetails, serializeSummary} from '../components/Details/markdown';
import {serializeDualPackageDiagram} from '../components/DualPackageDiagram/markdown';
import {serializeExample} from '../components/Example/markdown';
import {serializeExternalsDiagram} from '../components/ExternalsDiagram/markdown';
import {serializeFederationDiagram} from '../components/FederationDiagram/markdown';
import {serializeFileTree} from '../components/FileTree/markdown';
import {serializeKeys} from '../components/Keys/markdown';
import {serializeLayersDiagram} from '../components/LayersDiagram/markdown';
import {serializeOptionFacts} from '../components/OptionFacts/markdown';
import {serializePackageManagerTabs} from '../components/PackageManagerTabs/markdown';
import {serializeSteps} from '../components/Steps/markdown';
import {serializeTabItem, serializeTabs} from '../components/Tabs/markdown';
import {serializeTerm} from '../components/Term/markdown';
import {serializeToolTable} from '../components/ToolTable/markdown';
import {jsx, type AttributeValue} from './markdown/nodes';
import type {PageData} from './records/data';
import {wordsOf} from './say';

/** What a component is given in a page: its literal attributes and its children. */
export type ComponentCall = {
  readonly node: MdxJsxFlowElement;
  readonly props: Readonly<Record<string, AttributeValue>>;
  readonly data: PageData;
};

/** Turns a call into what the page compiles: nodes with the recorded facts in them. */
type Expand = (call: ComponentCall) => MdxJsxFlowElement;

/** Turns a call into Markdown for the mirror. */
type Serialize = (call: ComponentCall) => readonly RootContent[];

const drawings = [
  'BundleDiagram',
  'DependencyDiagram',
  'DualPackageDiagram',
  'ExternalsDiagram',
  'FederationDiagram',
];

/** Hands a drawing its words, which its page alone has to carry. */
function expandDrawing(name: string): Expand {
  return ({data}) => jsx(`${name}View`, {words: wordsOf(data.locale, name)});
}

/** Components that are filled in while a page is compiled. */
export const expanders: Readonly<Record<string, Expand>> = {
  DefaultsTable: expandDefaultsTable,
  Example: expandExample,
  FileTree: expandFileTree,
  OptionFacts: expandOptionFacts,
  PackageManagerTabs: expandPackageManagerTabs,
  Steps: expandSteps,
  ...Object.fromEntries(drawings.map((name) => [name, expandDrawing(name)])),
};

/** The views of few pages: those that show one import it, the others do not carry it along. */
export const imports: Readonly<Record<string, string>> = Object.fromEntries(
  drawings.map((name) => [`${name}View`, `@site/src/components/${name}`]),
);

/** Every component that a page may use, with its Markdown form. */
export const serializers: Readonly<Record<string, Serialize>> = {
  Badge: serializeBadge,
  BundleDiagram: serializeBundleDiagram,
  DefaultsTable: serializeDefaultsTable,
  DependencyDiagram: serializeDependencyDiagram,
  // Docusaurus writes the element with a capital before a page is compiled.
  Details: serializeDetails,
  DualPackageDiagram: serializeDualPackageDiagram,
  Example: serializeExample,
  ExternalsDiagram: serializeExternalsDiagram,
  FederationDiagram: serializeFederationDiagram,
  FileTree: serializeFileTree,
  Keys: serializeKeys,
  LayersDiagram: serializeLayersDiagram,
  OptionFacts: serializeOptionFacts,
  PackageManagerTabs: serializePackageManagerTabs,
  Steps: serializeSteps,
  TabItem: serializeTabItem,
  Tabs: serializeTabs,
  Term: serializeTerm,
  ToolTable: serializeToolTable,
  details: serializeDetails,
  summary: serializeSummary,
};
