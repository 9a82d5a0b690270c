import type {RootContent} from 'mdast';
import type {RecordSummary} from './compareReleases';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {jsx} from '../../compiler/markdown/nodes';

export function expandReleaseList({node, props}: ComponentCall) {
  const view = {
    total: Number(props.total),
    rows: String(props.versions)
      .split(' ')
      .map((row) => row.split(',')),
    records: JSON.parse(String(props.records)) as readonly RecordSummary[],
  };
  return jsx('ReleaseListView', view, node.children);
}

export function serializeReleaseList({node}: ComponentCall): readonly RootContent[] {
  return node.children;
}
