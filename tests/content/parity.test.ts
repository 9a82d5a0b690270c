import {parityRules} from '../../tools/check/rules/parityRules';
import {testRules} from './support/testRules';

testRules(parityRules);
