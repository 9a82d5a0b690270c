import {sentencesOf} from '../../lib/page/sentences';

/** Characters after which no further sentence is added. */
const enough = 240;

/** Verbs that tell a reader what to do, at the start of a clause. */
const english =
  /(?:^|[,;:—] (?:or |and |then )?|\b(?:you|they) can )(?:do not |not )?(?:add|avoid|build|bundle|call|change|choose|compile|copy|declare|delete|enable|exclude|export|extend|give|go|import|include|install|keep|leave|let|list|load|make|mark|move|name|omit|pass|pin|provide|publish|put|raise|remove|rename|repeat|replace|restart|run|search|select|set|start|stay|switch|turn|update|upgrade|use|wait|wrap|write)\b/i;
const chinese =
  /(?:^|[，；：]|请|可以?|或者?|需要?|就|并|再)\s?(?:请|把|将|给|让|不要|设|改|安装|删|移|添加|加|换|替换|使用|用|写|列|启用|打开|开启|关闭|导出|升级|提供|排除|放|选|调用|重新|运行|导入|引入|打包|升)/;

/** Returns the sentences of a section that say what to do, or its first ones if none does; code is in backticks. */
export function remedyIn(paragraphs: readonly string[]): string {
  const all = paragraphs.flatMap((paragraph) => {
    const sentences = sentencesOf(paragraph);
    const lead = /[:：]$/.test(paragraph.trim()) ? sentences.length - 1 : -1;
    return sentences.map((sentence, at) => ({sentence, isLead: at === lead}));
  });
  const found = all.findIndex(({sentence}) => english.test(sentence) || chinese.test(sentence));
  return all.slice(Math.max(found, 0)).reduce((text, {sentence, isLead}, at) => {
    // A sentence that only leads to an example is no use without it.
    if (at > 0 && (isLead || text.length + sentence.length > enough)) return text;
    const space = /[。！？]$/.test(text) || text === '' ? '' : ' ';
    return text + space + sentence;
  }, '');
}
