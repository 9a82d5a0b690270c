import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {textNode} from '../../compiler/markdown/nodes';

/** Returns the text of a badge in parentheses. */
export function serializeBadge({node}: ComponentCall): readonly RootContent[] {
  return [textNode(`(${toString(node)})`)];
}
