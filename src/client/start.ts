/**
 * Where the bundle of the browser begins. What takes long to evaluate has a task of its own, so that a tap is answered
 * in between. The search comes first: a reader may wait for its dialog, and the page is there already.
 */
import {turn} from './turn';

async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await turn();
  const {startDialog} = await import(/* webpackMode: "eager" */ '../components/Search/answer');
  await startDialog();
  await turn();
  await import(/* webpackMode: "eager" */ '@generated/routes');
  await turn();
  const {begin} = await import(/* webpackMode: "eager" */ './begin');
  begin();
}

void start();
