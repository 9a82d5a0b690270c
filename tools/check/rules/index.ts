import {codeRules} from './codeRules';
import {componentRules} from './componentRules';
import {flagRules} from './flagRules';
import {frontMatterRules} from './frontMatterRules';
import {linkRules} from './linkRules';
import {parityRules, translationRule} from './parityRules';
import type {Rule} from './rule';
import {structureRules} from './structureRules';

/** All rules for pages. None needs a build of the site. */
export const pageRules: readonly Rule[] = [
  ...frontMatterRules,
  ...structureRules,
  ...linkRules,
  ...componentRules,
  ...codeRules,
  ...flagRules,
  ...parityRules,
  translationRule,
];
