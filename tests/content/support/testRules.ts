import {allPages} from '../../../tools/check/sourcePages';
import {expectNone} from './problems';
import {onDisk, type Rule} from '../../../tools/check/rules/rule';

/** A test per rule, over all pages. */
export function testRules(rules: readonly Rule[]): void {
  it.each(rules.map((rule) => [rule.title, rule] as const))('%s', (_title, rule) => {
    expectNone(
      allPages().flatMap((page) => rule.problems(page, onDisk)),
      rule.advice,
    );
  });
}
