import {parityRules} from '../../tools/check/rules/parity';
import {testRules} from './support/testRules';

testRules(parityRules);
