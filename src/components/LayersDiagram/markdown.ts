import type {RootContent} from 'mdast';
import {say, wordsOf} from '../../compiler/say';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {layers} from './layers';

/** The layers as a list, from the top one down. */
export function serializeLayersDiagram({data}: ComponentCall): readonly RootContent[] {
  const words = wordsOf(data.locale, 'LayersDiagram');
  return [
    {
      type: 'list',
      ordered: false,
      spread: false,
      children: layers.map(({name, role}) => ({
        type: 'listItem',
        children: [
          {
            type: 'paragraph',
            children: [
              {type: 'strong', children: [{type: 'text', value: name}]},
              {
                type: 'text',
                value: `${say(data.locale, 'punctuation.colon')}${words[role]}`,
              },
            ],
          },
        ],
      })),
    },
  ];
}
