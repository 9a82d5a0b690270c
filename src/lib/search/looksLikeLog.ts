/** Matches colours and cursor movements of a terminal, also without the escape character, which copying may remove. */
const sequence = new RegExp(`${String.fromCharCode(27)}[[\\]]|\\[\\d+(?:;\\d+)*m`);
/** Matches a stack frame, or a position in a file. */
const position = /^\s*at .+[:(]\S*\d\)?$|[\w)\]]\.\w{1,5}(?::\d+:\d+|\(\d+,\d+\))/m;
/** Matches the start of a message: a level such as `warn`, or the name or code of an error. */
const level =
  /^\W*(?:(?:npm )?err(?:or)?!?|warn(?:ing)?|fatal|failed|failure|\w*(?:Error|Exception)|错误|警告)\b|(?:^|[\s([])(?:\w*(?:Error|Exception)(?: \[\w+\])?:|TS\d{4,5}\b|ERR_[A-Z_]+|E[A-Z]{4,}\b)|^\W*(?:×|✖|✘)/m;
const failure =
  /\b(?:cannot|can't|could not|unable to|not found|is not (?:a|an|defined|supported)|does not|failed|invalid|unexpected|missing)\b|找不到|无法|失败|未定义|报错/i;
/** Matches code that ordinary sentences rarely contain: a quoted name, a path, a URL. */
const code = /(['"`])\S+\1|(?:^|\s)[.~@]?\/\S|\w+:\/\/|\w\/\w|\w\.\w/;
const question =
  /[?？]\s*$|^\s*(?:how|why|what|when|where|which|who|can|does|do|is|should|i|we|my)\b|^(?:如何|怎么|怎样|为什么|为何|什么|请问)|吗/i;

/** Returns true for a text from a terminal, and false for a sentence, even if it is about an error. */
export function looksLikeLog(text: string): boolean {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  if (sequence.test(text)) return true;
  if (lines.length > 1) return [position, level, failure].some((sign) => sign.test(text));
  if (question.test(text)) return false;
  return level.test(text) || position.test(text) || (failure.test(text) && code.test(text));
}
