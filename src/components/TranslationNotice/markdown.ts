import type {RootContent} from 'mdast';
import type {ComponentCall, ComponentForm} from '../../compiler/markdown/forms';
import {jsx, link, paragraph} from '../../compiler/markdown/nodes';

/** Serializes the text and the link of a note as a block quote. */
function serialize({props}: ComponentCall): readonly RootContent[] {
  const {text, link: label, url, create = url} = props as Readonly<Record<string, string>>;
  return [{type: 'blockquote', children: [paragraph(text!), paragraph(link(create!, label))]}];
}

/** Returns the form of a note about a translation. Only the pages that contain the note import its view. */
function note(name: string): ComponentForm {
  return {
    serialize,
    expand: ({props}) => jsx(`${name}View`, props),
    import: `@site/src/components/${name}`,
  };
}

export const oneLanguage: ComponentForm = {
  serialize: () => [],
  expand: () => jsx('OneLanguageView', {}),
  import: '@site/src/components/OneLanguage',
};

export const translationNotice = note('TranslationNotice');
export const translationMark = note('TranslationMark');
