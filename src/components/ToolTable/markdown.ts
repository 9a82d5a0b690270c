import type {RootContent} from 'mdast';
import {text} from '../../lib/locale/localizedText';
import {getMessage} from '../../compiler/messages';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {inlineCode, link, tableOf} from '../../compiler/markdown/nodes';
import {tools} from '../../site/tools';
import {columns} from './columns';

export function serializeToolTable({data}: ComponentCall): readonly RootContent[] {
  return [
    tableOf([
      columns.map((label) => getMessage(data.locale, label)),
      ...tools.map(({href, name, description, npmPackage = ''}) => [
        link(href, name),
        text(data.locale, description),
        inlineCode(npmPackage),
      ]),
    ]),
  ];
}
