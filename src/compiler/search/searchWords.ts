import fs from 'node:fs';
import path from 'node:path';
import {parse as parseYaml} from 'yaml';
import type {Language, LocalizedText} from '../../site/locales';
import type {QueryWords} from '../../site/queryWords';
import {siteRoot} from '../siteRoot';

/**
 * A task that people search for, and the section about it. Its texts are queries for it, separated by commas: the
 * search matches them in any order and form. The address is without base path and language.
 */
type Goal = LocalizedText & {
  readonly to: string;
  /** A section about the opposite. */
  readonly not?: string;
};

/** Where two goals match equally, the earlier one comes first. */
export const goals = read<readonly Goal[]>('goals.yml');

/** Lists of words are lines of text in the file. */
type Written = Record<'stopWords' | 'weakWords', string> & Pick<QueryWords, 'synonyms'>;

const written = read<Readonly<Record<Language, Written>>>('queryWords.yml');

export const queryWords: Readonly<Record<Language, QueryWords>> = {
  en: wordsOf(written.en),
  zh: wordsOf(written.zh),
};

function wordsOf({stopWords, weakWords, synonyms}: Written): QueryWords {
  return {stopWords: stopWords.split(' '), weakWords: weakWords.split(' '), synonyms};
}

function read<Content>(file: string): Content {
  return parseYaml(fs.readFileSync(path.join(siteRoot, 'src/site', file), 'utf8')) as Content;
}
