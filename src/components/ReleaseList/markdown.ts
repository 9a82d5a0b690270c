import type {RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {jsx} from '../../compiler/markdown/nodes';

export function expandReleaseList({node, props}: ComponentCall) {
  return jsx('ReleaseListView', {versions: String(props.versions).split(' ')}, node.children);
}

export function serializeReleaseList({node}: ComponentCall): readonly RootContent[] {
  return node.children;
}
