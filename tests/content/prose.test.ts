import {componentRules} from '../../tools/check/rules/components';
import {linkRules} from '../../tools/check/rules/links';
import {structureRules} from '../../tools/check/rules/structure';
import {testRules} from './support/testRules';

testRules([...structureRules, ...linkRules, ...componentRules]);
