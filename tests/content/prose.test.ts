import {componentRules} from '../../tools/check/rules/componentRules';
import {linkRules} from '../../tools/check/rules/linkRules';
import {structureRules} from '../../tools/check/rules/structureRules';
import {testRules} from './support/testRules';

testRules([...structureRules, ...linkRules, ...componentRules]);
