import type {RootContent} from 'mdast';
import {getMessage, getViewMessages} from '../../compiler/messages';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {layers} from './layers';

/** Serializes the layers as a list, from top to bottom. */
export function serializeLayersDiagram({data}: ComponentCall): readonly RootContent[] {
  const words = getViewMessages(data.locale, 'LayersDiagram');
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
                value: `${getMessage(data.locale, 'punctuation.colon')}${words[role]}`,
              },
            ],
          },
        ],
      })),
    },
  ];
}
