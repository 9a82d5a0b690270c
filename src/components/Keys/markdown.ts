import type {PhrasingContent, RootContent} from 'mdast';
import {keyCaps} from '../../lib/keys/caps';
import {text} from '../../lib/localized';
import type {ComponentCall} from '../../plugins/site-mdx/components';
import {inLine} from '../../plugins/site-mdx/jsx';
import {fillSentence} from '../../plugins/site-mdx/sentence';
import {words} from './words';

/** Keys are code: `Ctrl+K`. Those of macOS stand behind them. */
export function serializeKeys({node, props, data}: ComponentCall): readonly RootContent[] {
  const keys = codeOf(props.press);
  if (props.mac === undefined) return inLine(node, [keys]);
  return inLine(node, fillSentence(text(data.locale, words.both), {keys, mac: codeOf(props.mac)}));
}

function codeOf(press: unknown): PhrasingContent {
  if (typeof press !== 'string') throw new Error('<Keys press="Ctrl+K" /> names its keys');
  const value = keyCaps(press)
    .map(({label}) => label)
    .join('+');
  return {type: 'inlineCode', value};
}
