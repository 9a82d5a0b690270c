import type {PhrasingContent, RootContent} from 'mdast';
import {keyCaps} from '../../lib/keyboard/keyCaps';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {say} from '../../compiler/say';
import {inLine} from '../../compiler/markdown/nodes';
import {fillSentence} from '../../compiler/markdown/sentence';

/** Keys are code: `Ctrl+K`. Those of macOS stand behind them. */
export function serializeKeys({node, props, data}: ComponentCall): readonly RootContent[] {
  const keys = codeOf(props.press);
  if (props.mac === undefined) return inLine(node, [keys]);
  return inLine(node, fillSentence(say(data.locale, 'keys.both'), {keys, mac: codeOf(props.mac)}));
}

function codeOf(press: unknown): PhrasingContent {
  if (typeof press !== 'string') throw new Error('<Keys press="Ctrl+K" /> names its keys');
  const value = keyCaps(press)
    .map(({label}) => label)
    .join('+');
  return {type: 'inlineCode', value};
}
