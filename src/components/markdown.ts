import type {MarkdownForms} from '../compiler/markdown/forms';
import {jsx} from '../compiler/markdown/nodes';
import {getViewMessages} from '../compiler/messages';
import {withOptionLists} from '../rslib/options/optionLists';
import {serializeBadge} from './Badge/markdown';
import {calloutTitle} from './Callout/markdown';
import {
  expandConvert,
  expandConvertTable,
  expandConvertTrials,
  serializeConvert,
  serializeConvertTable,
  serializeConvertTrials,
} from './Convert/markdown';
import {expandDefaultsTable, serializeDefaultsTable} from './DefaultsTable/markdown';
import {serializeDetails, serializeSummary} from './Details/markdown';
import {diagrams} from './Diagram/markdown';
import {expandErrorIndex, serializeErrorIndex} from './ErrorIndex/markdown';
import {expandExample, serializeExample} from './Example/markdown';
import {expandExplorer, serializeExplorer} from './Explorer/markdown';
import {expandGallery, serializeGallery} from './Gallery/markdown';
import {
  expandFacts,
  expandPoints,
  expandScenarios,
  homeClosing,
  homeOpening,
  serializeFacts,
  serializePoints,
  serializeScenarios,
} from './Home/markdown';
import {serializeKeys} from './Keys/markdown';
import {serializeLayersDiagram} from './LayersDiagram/markdown';
import {expandOptionFacts, serializeOptionFacts} from './OptionFacts/markdown';
import {expandOptionList, serializeOptionList} from './OptionList/markdown';
import {expandPackageManagerTabs, serializePackageManagerTabs} from './PackageManagerTabs/markdown';
import {expandSteps, serializeSteps} from './Steps/markdown';
import {expandReleaseList, serializeReleaseList} from './ReleaseList/markdown';
import {serializeTabItem, serializeTabs} from './Tabs/markdown';
import {serializeTerm} from './Term/markdown';
import {oneLanguage, translationMark, translationNotice} from './TranslationNotice/markdown';
import {expandToolComparison, serializeToolComparison} from './ToolComparison/markdown';
import {serializeToolTable} from './ToolTable/markdown';
import {verifiedLine, verifiedView} from './Verified/markdown';

/** Markdown forms of all components, which `src/config` passes to the compiler. */
export const forms: MarkdownForms = {
  components: {
    ...diagrams,
    Badge: {serialize: serializeBadge},
    Convert: {serialize: serializeConvert, expand: expandConvert},
    ConvertTable: {serialize: serializeConvertTable, expand: expandConvertTable},
    ConvertTrials: {serialize: serializeConvertTrials, expand: expandConvertTrials},
    DefaultsTable: {serialize: serializeDefaultsTable, expand: expandDefaultsTable},
    // Docusaurus renames `<details>` to `<Details>` in a page, but not in the source of its Markdown mirror.
    Details: {serialize: serializeDetails},
    ErrorField: {
      serialize: () => [],
      expand: () => jsx('ErrorFieldView', {}),
      import: '@site/src/components/ErrorIndex',
    },
    ErrorIndex: {serialize: serializeErrorIndex, expand: expandErrorIndex},
    Example: {serialize: serializeExample, expand: expandExample},
    Explorer: {serialize: serializeExplorer, expand: expandExplorer},
    Facts: {
      serialize: serializeFacts,
      expand: expandFacts,
      import: '@site/src/components/Home/Facts',
    },
    Gallery: {
      serialize: serializeGallery,
      expand: expandGallery,
      import: '@site/src/components/Gallery',
    },
    Head: {serialize: () => []},
    Keys: {serialize: serializeKeys},
    LayersDiagram: {
      serialize: serializeLayersDiagram,
      expand: ({data}) =>
        jsx('LayersDiagramView', {words: getViewMessages(data.locale, 'LayersDiagram')}),
      import: '@site/src/components/LayersDiagram',
    },
    OneLanguage: oneLanguage,
    OptionFacts: {serialize: serializeOptionFacts, expand: expandOptionFacts},
    OptionList: {serialize: serializeOptionList, expand: expandOptionList},
    PackageManagerTabs: {
      serialize: serializePackageManagerTabs,
      expand: expandPackageManagerTabs,
    },
    Points: {
      serialize: serializePoints,
      expand: expandPoints,
      import: '@site/src/components/Home/Points',
    },
    Scenarios: {
      serialize: serializeScenarios,
      expand: expandScenarios,
      import: '@site/src/components/Home/Scenarios',
    },
    ReleaseList: {serialize: serializeReleaseList, expand: expandReleaseList},
    Steps: {serialize: serializeSteps, expand: expandSteps},
    TabItem: {serialize: serializeTabItem},
    Tabs: {serialize: serializeTabs},
    Term: {serialize: serializeTerm},
    ToolComparison: {serialize: serializeToolComparison, expand: expandToolComparison},
    ToolTable: {serialize: serializeToolTable},
    TranslationMark: translationMark,
    TranslationNotice: translationNotice,
    details: {serialize: serializeDetails},
    summary: {serialize: serializeSummary},
  },
  addBlocks: withOptionLists,
  callout: calloutTitle,
  verified: {view: verifiedView, line: verifiedLine},
  home: {opening: homeOpening, closing: homeClosing},
};
