import {cleanLog} from './cleanLog';

const failure =
  /error|exception|fail|warn|cannot|can't|could not|unable|not found|invalid|unexpected|错误|失败|无法/i;
/** Words that do not distinguish failures. */
const common = new Set(
  'and are but can cannot could did does error errors exception failed for from has have info into its line not that the then this was were warn warning when will with you your'.split(
    ' ',
  ),
);
const most = 4;

/** Returns true if a line of a log is about a failure. */
export const hasFailure = (text: string): boolean =>
  cleanLog(text).some((one) => failure.test(one));

/**
 * Returns words to search for if no page explains a log: up to four from its first line about a failure, preferably
 * names in code.
 */
export function tellingWords(text: string, maxLength = 64): string {
  const lines = cleanLog(text);
  const full = lines.filter((line) => candidates(line).length > 1);
  const line = full.find((one) => failure.test(one)) ?? full[0] ?? lines[0] ?? '';
  const words = candidates(line);
  const selected = [...words].sort((a, b) => telling(b) - telling(a)).slice(0, most);
  return words
    .filter((word) => selected.includes(word))
    .join(' ')
    .slice(0, maxLength)
    .trim();
}

function candidates(line: string): readonly string[] {
  // File positions, memory addresses and hashes are left out, because no page has them.
  const plain = line.replace(/\S*[/\\]\S*[/\\:]\S*|\S+:\d+\S*|\b0x\w+|\b[\da-f]{7,}\b/g, ' ');
  const words = plain.match(/\p{Script=Han}{2,8}|@?[A-Za-z_$][\w$.@/-]*[\w$]/gu) ?? [];
  return [...new Set(words)].filter((word) => word.length > 2 && !common.has(word.toLowerCase()));
}

function telling(word: string): number {
  const isName = /[A-Z]{2}|[a-z][A-Z]|\d|[._@/]/.test(word);
  return (isName ? 20 : 0) + Math.min(word.length, 12);
}
