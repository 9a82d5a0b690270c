import type {RootContent} from 'mdast';
import {getMessage, getViewMessages} from '../../compiler/messages';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {list, listItem, strong} from '../../compiler/markdown/nodes';
import {layers} from './layers';

/** Serializes the layers as a list, from top to bottom. */
export function serializeLayersDiagram({data}: ComponentCall): readonly RootContent[] {
  const words = getViewMessages(data.locale, 'LayersDiagram');
  const colon = getMessage(data.locale, 'punctuation.colon');
  return [list(layers.map(({name, role}) => listItem([strong(name), colon + words[role]])))];
}
