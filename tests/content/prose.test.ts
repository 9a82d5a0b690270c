import {componentRules} from './support/rules/components';
import {linkRules} from './support/rules/links';
import {structureRules} from './support/rules/structure';
import {testRules} from './support/rules/testRules';

testRules([...structureRules, ...linkRules, ...componentRules]);
