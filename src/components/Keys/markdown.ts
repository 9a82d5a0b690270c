import type {PhrasingContent, RootContent} from 'mdast';
import {keyCaps} from '../../lib/keyboard/keyCaps';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {getMessage} from '../../compiler/messages';
import {fillSentence, inlineCode, inlineOrParagraph} from '../../compiler/markdown/nodes';

/** Serializes keys as inline code, such as `Ctrl+K`, followed by the keys on macOS if they differ. */
export function serializeKeys({node, props, data}: ComponentCall): readonly RootContent[] {
  const keys = codeOf(props.press);
  if (props.mac === undefined) return inlineOrParagraph(node, [keys]);
  return inlineOrParagraph(
    node,
    fillSentence(getMessage(data.locale, 'keys.both'), {keys, mac: codeOf(props.mac)}),
  );
}

function codeOf(press: unknown): PhrasingContent {
  if (typeof press !== 'string') throw new Error('<Keys press="Ctrl+K" /> names its keys');
  const value = keyCaps(press)
    .map(({label}) => label)
    .join('+');
  return inlineCode(value);
}
