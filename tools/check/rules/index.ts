import {codeRules} from './code';
import {componentRules} from './components';
import {flagRules} from './flags';
import {frontMatterRules} from './frontMatter';
import {linkRules} from './links';
import {parityRules, translationRules} from './parity';
import type {Rule} from './rule';
import {structureRules} from './structure';

/** Everything that a page has to keep, without a build of the site. */
export const pageRules: readonly Rule[] = [
  ...frontMatterRules,
  ...structureRules,
  ...linkRules,
  ...componentRules,
  ...codeRules,
  ...flagRules,
  ...parityRules,
  ...translationRules,
];
