import type {RootContent} from 'mdast';
import type {ComponentCall, ComponentForm} from '../../compiler/markdown/forms';
import {jsx} from '../../compiler/markdown/nodes';

/** The words, and a link to the text that they speak of. */
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

/** A note on a translation: few pages have one, and they import it. */
function note(name: string): ComponentForm {
  return {
    serialize,
    expand: ({props}) => jsx(`${name}View`, props),
    import: `@site/src/components/${name}`,
  };
}

/** For the head of a page alone. */
export const oneLanguage: ComponentForm = {
  serialize: () => [],
  expand: () => jsx('OneLanguageView', {}),
  import: '@site/src/components/OneLanguage',
};

export const translationNotice = note('TranslationNotice');
export const translationMark = note('TranslationMark');
