import {copyPrompt} from '../../../../src/lib/clipboard/prompt';

it.each([
  ['en', false, 'Copy to clipboard: Ctrl+C, Enter'],
  ['en', true, 'Copy to clipboard: ⌘+C, Enter'],
  ['zh-CN', false, '复制到剪贴板：Ctrl+C，然后按回车'],
  ['zh-CN', true, '复制到剪贴板：⌘+C，然后按回车'],
  ['zh', false, '复制到剪贴板：Ctrl+C，然后按回车'],
  ['', false, 'Copy to clipboard: Ctrl+C, Enter'],
])('in %j on an Apple system: %s', (language, isApple, expected) => {
  expect(copyPrompt(language, isApple)).toBe(expected);
});
