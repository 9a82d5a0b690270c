import type {PhrasingContent} from 'mdast';
import {splitCode} from '../../lib/page/splitCode';

/** A text with code in backticks as Markdown nodes. */
export function phrasing(value: string): PhrasingContent[] {
  return splitCode(value).map(({isCode, value: part}) =>
    isCode ? {type: 'inlineCode', value: part} : {type: 'text', value: part},
  );
}
