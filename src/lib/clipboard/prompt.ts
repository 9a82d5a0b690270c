/** What the prompt says when the clipboard refuses. */
export function copyPrompt(language: string, isApple: boolean): string {
  const keys = isApple ? '⌘+C' : 'Ctrl+C';
  return language.startsWith('zh')
    ? `复制到剪贴板：${keys}，然后按回车`
    : `Copy to clipboard: ${keys}, Enter`;
}
