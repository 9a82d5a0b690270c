import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {measure, overBudget, type Budgets} from './measure';
import {readSettings} from '../../serve/settings';
import {buildDir, root} from '../../support/paths';
import {fail} from '../../support/process';

const budgetFile = join(root, 'tests', 'bench', 'budgets.json');

const {base} = readSettings(process.env);
const measured = measure(buildDir, base);
for (const [route, page] of Object.entries(measured)) {
  const shown = Object.entries(page).map(
    ([kind, {raw, gzip, brotli}]) => `${kind} ${raw}/${gzip}/${brotli}`,
  );
  console.log(`${route.padEnd(20)} ${shown.join('  ')}`);
}
console.log('(bytes raw/gzip/brotli; html, css and js until load, later what comes until idle)');

if (process.argv.includes('--update')) {
  mkdirSync(dirname(budgetFile), {recursive: true});
  writeFileSync(budgetFile, `${JSON.stringify(measured, null, 2)}\n`);
} else {
  const recorded = existsSync(budgetFile) ? readFileSync(budgetFile, 'utf8') : '{}';
  const over = overBudget(measured, JSON.parse(recorded) as Budgets);
  if (over.length > 0) {
    fail(
      `${over.join('\n')}\nMake it smaller, or record the new sizes: npm run bench:sizes -- --update`,
    );
  }
}
