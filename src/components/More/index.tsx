import CodedText from '@site/src/components/CodedText';
import RareStyles from '@site/src/components/RareStyles';
import type {ReactNode} from 'react';

type Props = {
  /** Lines that stand for what is folded; code in backticks. */
  readonly brief: readonly string[];
  readonly lines?: readonly string[];
  /** Instead of lines. */
  readonly children?: ReactNode;
};

/** A value that is too long for its place: in brief, and whole when it is unfolded. */
export default function MoreView({brief, lines = [], children}: Props): ReactNode {
  return (
    <details className="more">
      <summary>
        <RareStyles of="More" />
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

/** Texts with code in them, one below the other. */
export function Lines({lines}: {readonly lines: readonly string[]}): ReactNode {
  return lines.map((line) => (
    <div key={line}>
      <CodedText text={line} />
    </div>
  ));
}
