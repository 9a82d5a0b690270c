import Head from '@docusaurus/Head';
import Anchor from '@site/src/components/Anchor';
import Badge from '@site/src/components/Badge';
import Callout from '@site/src/components/Callout';
import CodeBlock, {type CodeBlockProps} from '@site/src/components/CodeBlock';
import ConvertView from '@site/src/components/Convert';
import DefaultsTableView from '@site/src/components/DefaultsTable';
import Details from '@site/src/components/Details';
import {EntriesControlsView, EntryBodyView, EntryView} from '@site/src/components/Entry';
import ExampleView from '@site/src/components/Example';
import ExplorerView from '@site/src/components/Explorer';
import Heading from '@site/src/components/Heading';
import Image from '@site/src/components/Image';
import InlineCode from '@site/src/components/InlineCode';
import Keys from '@site/src/components/Keys';
import MoreView from '@site/src/components/More';
import OptionFactsView from '@site/src/components/OptionFacts';
import OptionListView from '@site/src/components/OptionList';
import OverviewView, {OverviewFilterView} from '@site/src/components/Overview';
import ReleaseListView from '@site/src/components/ReleaseList';
import StepsView from '@site/src/components/Steps';
import Table, {ColumnHeader} from '@site/src/components/Table';
import Tabs, {TabItem} from '@site/src/components/Tabs';
import {TermCardView, TermView, TermsView} from '@site/src/components/Term';
import ToolTable from '@site/src/components/ToolTable';
import VerifiedView from '@site/src/components/Verified';
import type {ComponentProps} from 'react';

/** Components for Markdown elements, and components that pages use without an import. */
const mdxComponents = {
  Head,
  Badge,
  ConvertView,
  DefaultsTableView,
  Details,
  EntriesControlsView,
  EntryBodyView,
  EntryView,
  ExampleView,
  ExplorerView,
  Keys,
  MoreView,
  OptionFactsView,
  OptionListView,
  OverviewFilterView,
  OverviewView,
  ReleaseListView,
  StepsView,
  TabItem,
  Tabs,
  TermCardView,
  TermView,
  TermsView,
  ToolTable,
  VerifiedView,
  a: Anchor,
  admonition: Callout,
  code: InlineCode,
  codeblock: (props: CodeBlockProps) => <CodeBlock {...props} />,
  h2: (props: ComponentProps<'h2'>) => <Heading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <Heading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <Heading as="h4" {...props} />,
  img: Image,
  table: Table,
  th: ColumnHeader,
};

export default mdxComponents;
