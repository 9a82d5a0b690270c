import {createTwoFilesPatch, FILE_HEADERS_ONLY} from 'diff';

export function unifiedDiff(name: string, before: string, after: string): string {
  if (before === after) return '';
  const options = {context: 3, headerOptions: FILE_HEADERS_ONLY};
  const names = [`${name} (recorded)`, `${name} (now)`] as const;
  return createTwoFilesPatch(...names, before, after, '', '', options).replace(/\n$/, '');
}
