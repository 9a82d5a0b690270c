import {fileSize} from '@site/src/lib/page/fileSize';
import type {ReactNode} from 'react';
import type {ViewProps} from './actions';
import {fill, firstSentence} from './labels';
import {Sign} from './Verdict';

/** Renders the verdict in one sentence, which screen readers announce after each change. */
export default function Summary({words, model}: ViewProps): ReactNode {
  const {outcome, problems, unmet} = model;
  const files = outcome.kind === 'built' ? outcome.files : [];
  const [first] = problems;
  const remarks = problems.filter(({kind}) => kind === 'note').length;
  const [result, message] =
    outcome.kind === 'failed'
      ? (['fails', words.summaryFailed] as const)
      : first?.kind === 'error'
        ? (['fails', firstSentence(words[first.text])] as const)
        : first?.kind === 'elsewhere'
          ? (['elsewhere', words.summaryElsewhere] as const)
          : ([
              'works',
              remarks > 0 ? fill(words.summaryRemarks, {remarks}) : words.summaryFine,
            ] as const);
  const size = fileSize(files.reduce((sum, file) => sum + file.size, 0));
  const isNear = unmet.length > 0;
  return (
    <p className="explorer__summary" role="status">
      <a href={outcome.kind === 'failed' ? '#explorer-out' : '#explorer-verdict'}>
        <Sign result={isNear && result === 'works' ? 'elsewhere' : result} />{' '}
        {isNear && words.summaryNearest}
        {message}
        {files.length > 0 && fill(words.summaryFiles, {files: files.length, size})}
      </a>
    </p>
  );
}
