import CodedText from '@site/src/components/CodedText';
import DeferredStyles from '@site/src/components/DeferredStyles';
import type {ReactNode} from 'react';

type Props = {
  /** Lines shown while it is collapsed; code in backticks. */
  readonly brief: readonly string[];
  readonly lines?: readonly string[];
  readonly children?: ReactNode;
};

/** Long value in a short form that expands to `lines` or `children`. */
export default function MoreView({brief, lines = [], children}: Props): ReactNode {
  return (
    <details className="more">
      <summary>
        <DeferredStyles of="More" />
        {brief.map((line) => (
          <span key={line}>
            <CodedText text={line} />
          </span>
        ))}
      </summary>
      <Lines lines={lines} />
      {children}
    </details>
  );
}

export function Lines({lines}: {readonly lines: readonly string[]}): ReactNode {
  return lines.map((line) => (
    <div key={line}>
      <CodedText text={line} />
    </div>
  ));
}
