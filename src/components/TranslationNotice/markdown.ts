import type {RootContent} from 'mdast';
import type {ComponentCall, ComponentForm} from '../../compiler/markdown/forms';
import {jsx} from '../../compiler/markdown/nodes';

/** Serializes the text and the link as a quote. */
function serialize({props}: ComponentCall): readonly RootContent[] {
  const {text, link, url, create = url} = props as Readonly<Record<string, string>>;
  return [
    {
      type: 'blockquote',
      children: [
        {type: 'paragraph', children: [{type: 'text', value: text!}]},
        {
          type: 'paragraph',
          children: [{type: 'link', url: create!, children: [{type: 'text', value: link!}]}],
        },
      ],
    },
  ];
}

/** Returns the form of a note about a translation. The few pages with one import it. */
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
