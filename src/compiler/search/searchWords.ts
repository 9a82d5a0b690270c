import fs from 'node:fs';
import path from 'node:path';
import {parse as parseYaml} from 'yaml';
import type {Language, LocalizedText} from '../../site/locales';
import type {QueryWords} from '../../site/queryWords';
import {tasks} from '../../site/tasks';
import {siteRoot} from '../siteRoot';

/**
 * A task that people search for. Its text in each language is a list of queries, separated by commas, whose words match
 * in any order and form. `to` is the address of the section about the task, without base path and language.
 */
type Goal = LocalizedText & {
  readonly to: string;
  /** Address of a section about the opposite of the task. */
  readonly not?: string;
};

/** Tasks by priority: if two tasks match a query equally, the earlier one is shown first. */
export const goals: readonly Goal[] = [
  ...read<readonly Goal[]>('goals.yml'),
  ...tasks.map(({text, to}) => ({...text, to})),
];

/** Words of queries as written in `queryWords.yml`, where a list of words is one string with spaces. */
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
